/** The key under which a browser stores another host of the APIs. */
export const hostOverride = 'tryset.api_host';

export interface ApiHost {
  /** Empty for the host that served the page. */
  host: string;
  /** A stored host that has no effect, since the page may not call it; else null. */
  refused: string | null;
}

/** The host of the calls. A stored host has an effect only if the server of the page allows its origin. */
export function apiHost(stored: string | null, allowed: readonly string[], own: string): ApiHost {
  if (stored === null || stored === '') return { host: '', refused: null };
  const origin = URL.canParse(stored) ? new URL(stored).origin : null;
  if (origin === own) return { host: '', refused: null };
  return origin !== null && allowed.includes(origin)
    ? { host: origin, refused: null }
    : { host: '', refused: stored };
}

/** The address of a picture of the APIs, for an `img`. A picture of another host is loaded by its rules for other origins. */
export function pictureAt(host: string, url: string): { src: string; crossOrigin?: 'anonymous' } {
  return host === '' || !url.startsWith('/') ? { src: url } : { src: host + url, crossOrigin: 'anonymous' };
}
