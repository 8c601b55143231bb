import { type Handler, parseRequestParams, type RequestParams } from 'graphql-http';
import { isObject } from './is-object.ts';

type Parsed = ReturnType<typeof parseRequestParams>;

/** The text of a request that names a listed operation by its hash alone. */
export const noText = '#';

/** Parses a request as the library does. A request with the hash of a listed operation may leave out its text. */
export function requestParams(request: Parameters<Handler>[0]): Parsed {
  const { body } = request;
  const isHashOnly = isObject(body) && body.query == null && hashIn(body.extensions) !== null;
  return parseRequestParams(isHashOnly ? { ...request, body: { ...body, query: noText } } : request);
}

/** Returns the hash of the listed operation that the request names; null if it names none. */
export function sha256HashOf({ extensions }: RequestParams): string | null {
  return hashIn(extensions);
}

function hashIn(extensions: unknown): string | null {
  const named = isObject(extensions) ? extensions.persistedQuery : null;
  const hash = isObject(named) ? named.sha256Hash : null;
  return typeof hash === 'string' ? hash : null;
}
