import type { Refusal } from '#domain/decider.ts';
import { detailCodeOf } from './detail-code.ts';

/** The part of a request that holds a wrong field. */
export type RequestPart = 'path' | 'query' | 'header' | 'body';

/** A wrong value in a request. `name` is the parameter's name, or the JSON pointer into the body. */
export interface WrongField {
  in: RequestPart;
  name: string;
  message: string;
  /** The allowed values, if the schema lists them. */
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

/** The error 400 that names each wrong field. */
export function invalidRequest(fields: readonly WrongField[]): ApiError {
  const message = fields.map((field) => `${field.in} ${field.name}: ${field.message}`).join('; ');
  return new ApiError(400, 'request.invalid', message, { detail: { fields } });
}

/** The error 400 for one wrong query parameter, with its allowed values. */
export function invalidQuery(name: string, message: string, allowed?: readonly unknown[]): ApiError {
  return invalidRequest([{ in: 'query', name, message, ...(allowed && { allowed }) }]);
}

/** The error 400 for a missing parameter or body that the operation requires. */
export function parameterMissing(name: string, operation: string, fields: readonly WrongField[]): ApiError {
  return new ApiError(
    400,
    'request.parameter_missing',
    `required parameter ${name} was null or undefined when calling ${operation}`,
    { detail: { fields } },
  );
}

/** The error 401: the caller is not authenticated. */
export function unauthenticated(errorCode: string, message: string): ApiError {
  return new ApiError(401, errorCode, message, { headers: { 'www-authenticate': 'Bearer' } });
}

/** The error 403: the caller is authenticated but may not make this call. */
export function forbidden(errorCode: string, message: string, detail?: Record<string, unknown>): ApiError {
  return new ApiError(403, errorCode, message, { ...(detail && { detail }) });
}

/**
 * The error 404 `<entity>.not_found`: the entity does not exist, or it exists but the caller may not see it. Both cases give
 * the same answer.
 */
export function notFound(entity: string, id: number | string): ApiError {
  return new ApiError(404, `${entity}.not_found`, `there is no ${entity.replaceAll('_', ' ')} ${id}`, {
    detail: { id },
  });
}

/** The error 409: the entity's current state does not allow the call. */
export function conflict(errorCode: string, message: string, detail?: Record<string, unknown>): ApiError {
  return new ApiError(409, errorCode, message, { ...(detail && { detail }) });
}

/** The error 412: the entity has changed since the revision that the caller saw. Both revisions are decimal text. */
export function revisionMismatch(expected: string, current: string): ApiError {
  return new ApiError(
    412,
    'concurrency.revision_mismatch',
    `the entity is at revision ${current}, not at ${expected}`,
    { detail: { expected, current } },
  );
}

/** The error 422: the request is well formed but violates a business rule. */
export function unprocessable(
  errorCode: string,
  message: string,
  detail?: Record<string, unknown>,
): ApiError {
  return new ApiError(422, errorCode, message, { ...(detail && { detail }) });
}

/** The error 429: the caller may retry after this many seconds. */
export function tooManyRequests(retryAfterSeconds: number): ApiError {
  return new ApiError(429, 'request.too_many', `too many requests; try again in ${retryAfterSeconds} s`, {
    detail: { retryAfter: retryAfterSeconds },
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
}

/**
 * The error 503: the event store or the database (`what`) is unavailable. Nothing was half done; the same request may be
 * retried.
 */
export function unavailable(what: string): ApiError {
  return new ApiError(503, 'service.unavailable', `${what} cannot be reached at the moment; try again`, {
    headers: { 'retry-after': '2' },
  });
}

/** The error 503: a disk is full. Nothing was done; the same request may be retried once there is space. */
export function noRoom(): ApiError {
  const message =
    'there is no room left on the disk; nothing was done: make room there, then send the same again';
  return new ApiError(503, 'service.no_room', message, { headers: { 'retry-after': '30' } });
}

/** The error 503: too many concurrent writes to the same entity. Nothing was done. */
export function busy(): ApiError {
  const message = 'others changed the same thing again and again meanwhile; nothing was done, try again';
  return new ApiError(503, 'concurrency.busy', message, { headers: { 'retry-after': '1' } });
}

const statusOfRefusal: Record<Refusal['kind'], number> = { forbidden: 403, conflict: 409, invalid: 422 };

/** The error for a command that the domain refused. */
export function refused(refusal: Refusal): ApiError {
  return new ApiError(statusOfRefusal[refusal.kind], refusal.errorCode, refusal.message, {
    detail: refusal.detail,
  });
}
