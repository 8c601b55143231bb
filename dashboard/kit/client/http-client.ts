import { isExpired, type StoredSession } from '../session/stored-session.ts';
import { type ApiError, errorOf, SignedOutError, UnreachableError } from './api-error.ts';
import { pathOf, RequiredParameterError } from './required-parameter.ts';
import type { SeenPosition } from './seen-position.ts';
import { untilTaken, type Waiting } from './until-taken.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type QueryValue = string | number | boolean | null | undefined;

/**
 * Why an answer is stale. `behind`: the read models have not reached the caller's own writes. `parked`: events of the
 * shown rows failed.
 */
export type Staleness = 'behind' | 'parked';

export interface Answer<T> {
  data: T;
  stale: Staleness | null;
}

export interface CallOptions {
  params?: Record<string, string | number | null | undefined>;
  query?: Record<string, QueryValue>;
  body?: unknown;
  /** True for a POST that takes no body. Every other POST, PUT and PATCH must have one. */
  hasNoBody?: true;
  /** Files that the body names by their keys; the call is then `multipart/form-data`. */
  files?: Readonly<Record<string, Blob>>;
  /** The revision that the person saw. If the entity has a newer one, the answer is a 412. */
  ifMatch?: string;
  /**
   * The idempotency key, one per intent of a person. A retry of the same intent sends the same key. A call with a key is resent
   * while the server cannot take it (`untilTaken`).
   */
  intent?: string;
  signal?: AbortSignal;
}

export interface ClientParts extends Waiting {
  fetch: typeof fetch;
  /** Origin of the server; empty for the host that served the page. */
  host: () => string;
  position: SeenPosition;
  /** Called with each error that the caller gets. */
  failed: (error: ApiError) => void;
  session: {
    current: () => StoredSession | null;
    /** Whether calls need a session. Without one they are not sent then. */
    isNeeded: boolean;
    /** Refreshes the session. Returns null if the server refuses the refresh. */
    refresh: (of: StoredSession) => Promise<StoredSession | null>;
    /** Called when the server refuses the session, or refuses to refresh it. */
    ended: (reason: 'token_expired' | 'refresh_failed') => void;
  };
}

/** The query of a URL, without null, undefined and empty values. */
export function queryText(query: Record<string, QueryValue> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

function staleness(response: Response): Staleness | null {
  const header = response.headers.get('x-stale');
  if (header === null || header === 'false') return null;
  return header === 'parked' ? 'parked' : 'behind';
}

/** The only client of the server: bearer token, own positions, idempotency keys, errors, and one refresh on 403. */
export function httpClient({ fetch, host, position, now, wait, failed, session }: ClientParts) {
  async function send(method: Method, path: string, options: CallOptions, token: string | null) {
    const headers = new Headers({ accept: 'application/json', 'image-accept': 'webp' });
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    if (method === 'PATCH') headers.set('cache-destroy', 'true');
    const seen = position.current();
    if (method === 'GET' && seen !== null) headers.set('x-min-position', seen);
    if (options.intent !== undefined) headers.set('idempotency-key', options.intent);
    const init: RequestInit = { method, headers };
    if (options.ifMatch !== undefined) headers.set('if-match', `"${options.ifMatch}"`);
    if (options.signal !== undefined) init.signal = options.signal;
    if (options.files !== undefined) {
      // The browser sets the content type, since only it knows the boundary.
      init.body = multipart(options.body ?? {}, options.files);
    } else if (options.body !== undefined) {
      headers.set('content-type', 'application/json');
      init.body = JSON.stringify(options.body);
    }
    const url = `${host()}${path}${queryText(options.query)}`;
    try {
      if (options.intent === undefined) return await fetch(url, init);
      return await untilTaken(() => fetch(url, init), { now, wait });
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
      throw new UnreachableError(method, path, cause);
    }
  }

  /**
   * Retries after a 403 or an ended sign-in, with a fresh token if the old one has expired. Returns null if the
   * refresh is refused.
   */
  async function again(
    method: Method,
    path: string,
    options: CallOptions,
    current: StoredSession,
    expired: boolean,
  ) {
    if (!expired) return send(method, path, options, current.accessToken);
    const fresh = await session.refresh(current);
    if (fresh === null) {
      session.ended('refresh_failed');
      return null;
    }
    return send(method, path, options, fresh.accessToken);
  }

  /**
   * @throws {ApiError} for any answer outside 200–299, {UnreachableError} for no answer, {SignedOutError} without a
   * needed session
   */
  async function respond(method: Method, template: string, options: CallOptions = {}): Promise<Response> {
    const operation = `${method} ${template}`;
    const path = pathOf(operation, template, options.params);
    if (isBodyMissing(method, options)) throw new RequiredParameterError('body', operation);
    const current = session.current();
    // The timers of a tab go on after its sign-out.
    if (current === null && session.isNeeded) throw new SignedOutError(method, path);
    let response = await send(method, path, options, current?.accessToken ?? null);
    let error = response.ok ? null : await errorOf(method, path, response);
    // A refresh also finds a sign-in that another tab has renewed, and replaces a token that a newer server rejects.
    const isEnded = error !== null && renewable.has(error.errorCode);
    if ((error?.status === 403 || isEnded) && current !== null && current.refreshToken !== null) {
      const expired = isEnded || error?.errorCode === 'auth.token_expired' || isExpired(current, now());
      const second = await again(method, path, options, current, expired);
      if (second !== null) {
        response = second;
        error = response.ok ? null : await errorOf(method, path, response);
      }
    } else if (error !== null && current !== null && endsSession(error)) {
      session.ended('token_expired');
    }
    const at = response.headers.get('x-position');
    // A refusal also has a position: reads must show the events that caused it.
    if (method !== 'GET') position.saw(at);
    else if (error === null) position.readAt(at);
    if (error !== null) {
      failed(error);
      throw error;
    }
    return response;
  }

  async function call<T>(method: Method, template: string, options?: CallOptions): Promise<Answer<T>> {
    const response = await respond(method, template, options);
    const text = await response.text();
    try {
      return { data: (text === '' ? null : JSON.parse(text)) as T, stale: staleness(response) };
    } catch (cause) {
      throw new UnreachableError(method, template, cause);
    }
  }

  return { call, respond };
}

function isBodyMissing(method: Method, { body, files, hasNoBody }: CallOptions): boolean {
  const needsBody = method === 'PUT' || method === 'PATCH' || (method === 'POST' && hasNoBody !== true);
  return needsBody && (body === undefined || body === null) && files === undefined;
}

function multipart(body: unknown, files: Readonly<Record<string, Blob>>): FormData {
  const form = new FormData();
  form.set('json', JSON.stringify(body));
  for (const [key, file] of Object.entries(files)) form.set(key, file);
  return form;
}

/** Error codes of a 401 after which a refresh may still help. */
const renewable: ReadonlySet<string> = new Set(['auth.token_ended', 'auth.token_invalid']);

function endsSession(error: { status: number; errorCode: string }): boolean {
  return error.status === 401 || error.errorCode === 'auth.token_expired';
}

export type HttpClient = ReturnType<typeof httpClient>;
