import type { FastifyInstance } from 'fastify';
import type { SignedLinks } from '#http/signed-links.ts';

const unsigned = /^\/v1\/pictures\/[0-9a-f]{64}$/;

/**
 * Signs the addresses of original pictures in every answer: only callers who may see an entity may see its full
 * pictures. Certificates and ticket pictures need a token instead.
 */
export function signOrigins(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, _reply, payload) =>
    withSignedOrigins(payload, request.server.tokens.links),
  );
}

/** Returns a copy with signed addresses. Unchanged parts are shared and never mutated, as answers may be cached. */
export function withSignedOrigins(value: unknown, links: Pick<SignedLinks, 'signSteady'>): unknown {
  if (Array.isArray(value)) {
    const after = value.map((each: unknown) => withSignedOrigins(each, links));
    return after.some((each, index) => each !== value[index]) ? after : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const changed: [string, unknown][] = [];
  for (const [name, before] of Object.entries(value)) {
    const after =
      name === 'origin' && isUnsigned(before)
        ? { url: links.signSteady(before.url) }
        : withSignedOrigins(before, links);
    if (after !== before) changed.push([name, after]);
  }
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}

function isUnsigned(value: unknown): value is { url: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'url' in value &&
    typeof value.url === 'string' &&
    unsigned.test(value.url)
  );
}
