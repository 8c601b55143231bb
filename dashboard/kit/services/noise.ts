/** Errors of calls that the page itself shows: refusals, a lost network, cancelled requests. */
const names = new Set([
  'AbortError',
  'ApiError',
  'HTTPError',
  'NetworkError',
  'SignedOutError',
  'TimeoutError',
  'UnreachableError',
]);

/** Messages of browsers about calls, missing parts of an older build, and layouts that settle in the next frame. */
const messages = [
  /failed to fetch|load failed|networkerror|network request failed|fetch is aborted/i,
  /dynamically imported module|importing a module script failed|unable to preload css|loading (?:css )?chunk/i,
  /navigation (?:was )?(?:aborted|cancell?ed|interrupted)|operation was aborted|user aborted|signal is aborted/i,
  /ResizeObserver loop/,
];

/**
 * Whether an error says nothing about the code. Values that are no errors (answers and redirects of the router, events,
 * messages without a cause from other origins) have neither name nor place.
 */
export function isNoise(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  return names.has(error.name) || messages.some((pattern) => pattern.test(error.message));
}
