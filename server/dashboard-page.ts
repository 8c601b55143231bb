import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import { type DashboardServices, originsOf } from './dashboard-services.ts';
import { permissionsFor } from './permissions.ts';

/** A placeholder in the built page. Each answer replaces it with a fresh nonce. */
const placeholder = '__STYLE_NONCE__';
/** A placeholder in the built page for the configured services. */
const servicesPlaceholder = '__SERVICES__';
/** A placeholder in the built page for the origins of other APIs. */
const originsPlaceholder = '__API_ORIGINS__';

/** What the page may use besides its own server. */
export interface PageSettings {
  services: DashboardServices;
  /** The origins of other APIs that the page may call in place of its own. */
  apiOrigins: readonly string[];
}

/**
 * The hash of the only style that is added to the page without the nonce: while the theme changes, MUI uses it to disable
 * transitions.
 */
export const heldTransitions = "'sha256-GNF74DLkXb0fH3ILHgILFjk1ozCF3SNXQ5mQb7WLu/Y='";

/**
 * Returns the content security policy of the page: its own files, styles with the nonce, and no inline scripts. The page
 * may also call exactly the given APIs, send to the configured services, and show their pictures.
 */
function contentSecurity(nonce: string, { services, apiOrigins }: PageSettings): string {
  const pictures = originsOf(services.chat ? { chat: services.chat } : {});
  return [
    "default-src 'none'",
    // The camera scanner decodes codes with WebAssembly from our own files; `eval` stays forbidden.
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src 'self' 'nonce-${nonce}' ${heldTransitions}`,
    ["img-src 'self' data: blob:", ...apiOrigins, ...pictures].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...apiOrigins, ...originsOf(services)].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Sends the built page with a fresh nonce and a content security policy that names it. */
export async function sendPage(
  reply: FastifyReply,
  file: string,
  settings: PageSettings,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const page = await readFile(file, 'utf8');
  return reply
    .header('content-security-policy', contentSecurity(nonce, settings))
    .header('permissions-policy', permissionsFor(['camera']))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      page
        .replaceAll(placeholder, nonce)
        .replaceAll(originsPlaceholder, settings.apiOrigins.join(' '))
        .replace(servicesPlaceholder, () => attributeOf(settings.services)),
    );
}

/** The services as JSON in an attribute; empty without services, so that the page loads no code for them. */
function attributeOf(services: DashboardServices): string {
  if (Object.keys(services).length === 0) return '';
  return JSON.stringify(services).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
