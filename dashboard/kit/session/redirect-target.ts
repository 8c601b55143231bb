/**
 * A placeholder origin. If the URL parser, which follows the browser's rules, finds another origin, the redirect
 * would leave this one.
 */
const here = 'https://here.invalid';

/** The page to open after sign-in: a path of this application, never another host or the sign-in page itself. */
export function redirectTarget(redirect: string | null): string {
  if (!redirect?.startsWith('/') || !URL.canParse(redirect, here)) return '/';
  const { origin, pathname, search, hash } = new URL(redirect, here);
  // A path that starts with two slashes, such as that of "/.//host", would name a host when it is parsed again.
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
