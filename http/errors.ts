import type { Refusal } from '#domain/decider.ts';
import { detailCodeOf } from './detail-code.ts';

/** The part of a request that holds a wrong field. */
export type RequestPart = 'path' | 'query' | 'header' | 'body';

/** One wrong value of a request: `name` is the parameter, or the JSON pointer into the body. */
export interface WrongField {
  in: RequestPart;
  name: string;
  message: string;
  /** The allowed values, if they can be listed. */
  allowed?: readonly unknown[];
}

interface ErrorParts {
  detail?: Record<string, unknown>;
  detailCode?: string | null;
  headers?: Record<string, string>;
}

/** Any answer other than a success. `errorCode` is stable and dotted; the message is English text for people. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly errorCode: string;
  readonly detail: Record<string, unknown>;
  readonly detailCode: string | null;
  readonly headers: Record<string, string>;

  constructor(statusCode: number, errorCode: string, message: string, parts: ErrorParts = {}) {
    super(message);
    this.name = 'ApiError';
    this.statusCode = statusCode;
    this.errorCode = errorCode;
    this.detail = parts.detail ?? {};
    this.detailCode = parts.detailCode ?? detailCodeOf(errorCode, this.detail);
    this.headers = parts.headers ?? {};
  }
}

/** 400 that names each wrong field. */
export function invalidRequest(fields: readonly WrongField[]): ApiError {
  const message = fields.map((field) => `${field.in} ${field.name}: ${field.message}`).join('; ');
  return new ApiError(400, 'request.invalid', message, { detail: { fields } });
}

/** 400 for one wrong query parameter, with its allowed values. */
export function invalidQuery(name: string, message: string, allowed?: readonly unknown[]): ApiError {
  return invalidRequest([{ in: 'query', name, message, ...(allowed && { allowed }) }]);
}

/** 400 for a missing parameter or body that the operation requires. */
export function parameterMissing(name: string, operation: string, fields: readonly WrongField[]): ApiError {
  return new ApiError(
    400,
    'request.parameter_missing',
    `required parameter ${name} was null or undefined when calling ${operation}`,
    { detail: { fields } },
  );
}

/** 401: the caller is not authenticated. */
export function unauthenticated(errorCode: string, message: string): ApiError {
  return new ApiError(401, errorCode, message, { headers: { 'www-authenticate': 'Bearer' } });
}

/** 403: the caller is authenticated but not allowed. */
export function forbidden(errorCode: string, message: string, detail?: Record<string, unknown>): ApiError {
  return new ApiError(403, errorCode, message, { ...(detail && { detail }) });
}

/** 404 `<entity>.not_found`: the entity does not exist, or the caller may not know that it does. Both answers look the same. */
export function notFound(entity: string, id: number | string): ApiError {
  return new ApiError(404, `${entity}.not_found`, `there is no ${entity.replaceAll('_', ' ')} ${id}`, {
    detail: { id },
  });
}

/** 409: the entity's current state does not allow this. */
export function conflict(errorCode: string, message: string, detail?: Record<string, unknown>): ApiError {
  return new ApiError(409, errorCode, message, { ...(detail && { detail }) });
}

/** 412: the entity has moved past the revision that the caller saw. Both revisions are decimal text. */
export function revisionMismatch(expected: string, current: string): ApiError {
  return new ApiError(
    412,
    'concurrency.revision_mismatch',
    `the entity is at revision ${current}, not at ${expected}`,
    { detail: { expected, current } },
  );
}

/** 422: well formed, but it violates a business rule. */
export function unprocessable(
  errorCode: string,
  message: string,
  detail?: Record<string, unknown>,
): ApiError {
  return new ApiError(422, errorCode, message, { ...(detail && { detail }) });
}

/** 429: retry after this many seconds. */
export function tooManyRequests(retryAfterSeconds: number): ApiError {
  return new ApiError(429, 'request.too_many', `too many requests; try again in ${retryAfterSeconds} s`, {
    detail: { retryAfter: retryAfterSeconds },
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
}

/** 503: the event store or the database is unavailable. Nothing was half done; the same request may be retried. */
export function unavailable(what: string): ApiError {
  return new ApiError(503, 'service.unavailable', `${what} cannot be reached at the moment; try again`, {
    headers: { 'retry-after': '2' },
  });
}

/** 503: a disk is full. Nothing was done; the same request may be retried once there is space. */
export function noRoom(): ApiError {
  const message =
    'there is no room left on the disk; nothing was done: make room there, then send the same again';
  return new ApiError(503, 'service.no_room', message, { headers: { 'retry-after': '30' } });
}

/** 503: too many concurrent writes to the same entity. Nothing was done. */
export function busy(): ApiError {
  const message = 'others changed the same thing again and again meanwhile; nothing was done, try again';
  return new ApiError(503, 'concurrency.busy', message, { headers: { 'retry-after': '1' } });
}

const statusOfRefusal: Record<Refusal['kind'], number> = { forbidden: 403, conflict: 409, invalid: 422 };

/** The answer to a command that the domain refused. */
export function refused(refusal: Refusal): ApiError {
  return new ApiError(statusOfRefusal[refusal.kind], refusal.errorCode, refusal.message, {
    detail: refusal.detail,
  });
}
