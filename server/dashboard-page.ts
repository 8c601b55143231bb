import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import { permissionsFor } from './permissions.ts';

/** Stands in the built page where each answer has a nonce of its own. */
const placeholder = '__STYLE_NONCE__';

/**
 * The hash of the one style that a library writes into the page without the nonce: MUI's, which holds transitions still
 * while the theme changes.
 */
export const heldTransitions = "'sha256-GNF74DLkXb0fH3ILHgILFjk1ozCF3SNXQ5mQb7WLu/Y='";

/** What the page may load and run: its own files, and styles that carry the nonce. No script stands in a page. */
function contentSecurity(nonce: string): string {
  return [
    "default-src 'none'",
    // WebAssembly, by which codes are read from a camera, comes from its own files as well; no text is run as a script.
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src 'self' 'nonce-${nonce}' ${heldTransitions}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Answers the dashboard's page, as it is built now, under a policy that no other answer shares. */
export async function sendPage(reply: FastifyReply, file: string): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const page = await readFile(file, 'utf8');
  return reply
    .header('content-security-policy', contentSecurity(nonce))
    .header('permissions-policy', permissionsFor(['camera']))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(placeholder, nonce));
}
