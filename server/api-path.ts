const prefixes = ['/v1', '/v2', '/health', '/openapi.json', '/docs', '/metrics', '/graphql'];

/** Returns whether a path belongs to an API. An unknown API path is answered with an error instead of the dashboard's page. */
export function isApiPath(path: string): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
