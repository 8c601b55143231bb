import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import { permissionsFor } from './permissions.ts';

/** Placeholders in the built page. Each answer replaces them with a fresh nonce and with the origins of other APIs. */
const placeholders = { nonce: '__STYLE_NONCE__', apiOrigins: '__API_ORIGINS__' };

/**
 * Hash of the only style that is added to the page without the nonce: MUI disables transitions with it
 * while the theme changes.
 */
export const heldTransitions = "'sha256-GNF74DLkXb0fH3ILHgILFjk1ozCF3SNXQ5mQb7WLu/Y='";

/**
 * Content security policy of the page: its own files, styles with the nonce, no inline scripts, and calls and pictures of
 * exactly the given APIs beside its own.
 */
function contentSecurity(nonce: string, apiOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    // WebAssembly decodes codes from the camera and also comes from our own files; `eval` stays forbidden.
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src 'self' 'nonce-${nonce}' ${heldTransitions}`,
    ["img-src 'self' data: blob:", ...apiOrigins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...apiOrigins].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Sends the page of the current build under a policy with a nonce of its own. */
export async function sendPage(
  reply: FastifyReply,
  file: string,
  apiOrigins: readonly string[],
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const page = await readFile(file, 'utf8');
  return reply
    .header('content-security-policy', contentSecurity(nonce, apiOrigins))
    .header('permissions-policy', permissionsFor(['camera']))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      page.replaceAll(placeholders.nonce, nonce).replaceAll(placeholders.apiOrigins, apiOrigins.join(' ')),
    );
}
