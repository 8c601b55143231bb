/** An arbitrary origin. A redirect is safe if the browser's URL rules keep it on this origin. */
const here = 'https://here.invalid';

/** The page to open after sign-in. It is always a path of this application, never another host or the sign-in page. */
export function redirectTarget(redirect: string | null): string {
  if (!redirect?.startsWith('/') || !URL.canParse(redirect, here)) return '/';
  const { origin, pathname, search, hash } = new URL(redirect, here);
  // A path with two leading slashes, as from "/.//host", would be read as a host the next time.
  if (origin !== here || pathname.startsWith('//')) return '/';
  return /^\/(login|logout|reset-cache)(\/|$)/.test(pathname) ? '/' : pathname + search + hash;
}

export type LoginReason = 'token_expired' | 'refresh_failed';

export function loginPath(from: string, reason?: LoginReason): string {
  const query = new URLSearchParams();
  if (reason !== undefined) query.set('reason', reason);
  const redirect = redirectTarget(from);
  if (redirect !== '/') query.set('redirect', redirect);
  const text = query.toString();
  return text === '' ? '/login' : `/login?${text}`;
}
