const prefixes = ['/v1', '/v2', '/health', '/openapi.json', '/docs', '/metrics'];

/** Whether a path belongs to the APIs: what is not found there is an error, not a page of the dashboard. */
export function isApiPath(path: string): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
