import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import { type DashboardServices, originsOf } from './dashboard-services.ts';
import { permissionsFor } from './permissions.ts';

/** Placeholder in the built page that each answer replaces with a fresh nonce. */
const placeholder = '__STYLE_NONCE__';
/** Placeholder in the built page for the configured services. */
const servicesPlaceholder = '__SERVICES__';

/**
 * Hash of the only style that is added to the page without the nonce: MUI disables transitions with it
 * while the theme changes.
 */
export const heldTransitions = "'sha256-GNF74DLkXb0fH3ILHgILFjk1ozCF3SNXQ5mQb7WLu/Y='";

/**
 * Content security policy of the page: its own files, styles with the nonce, and no inline scripts. It may send to the
 * configured services, and show the pictures in answers of the help chat.
 */
function contentSecurity(nonce: string, services: DashboardServices): string {
  const pictures = originsOf(services.chat ? { chat: services.chat } : {});
  return [
    "default-src 'none'",
    // WebAssembly decodes codes from the camera and also comes from our own files; `eval` stays forbidden.
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src 'self' 'nonce-${nonce}' ${heldTransitions}`,
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...originsOf(services)].join(' '),
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
  services: DashboardServices,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const page = await readFile(file, 'utf8');
  return reply
    .header('content-security-policy', contentSecurity(nonce, services))
    .header('permissions-policy', permissionsFor(['camera']))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(placeholder, nonce).replace(servicesPlaceholder, () => attributeOf(services)));
}

/** The services as JSON in an attribute; empty without services, so that the page loads no code for them. */
function attributeOf(services: DashboardServices): string {
  if (Object.keys(services).length === 0) return '';
  return JSON.stringify(services).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
