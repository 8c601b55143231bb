/** Any origin will do: what matters is whether a redirect leaves it, by the rules by which a browser would follow it. */
const here = 'https://here.invalid';

/** The page to go to after sign-in: a path of this application only, never another host or the sign-in page itself. */
export function redirectTarget(redirect: string | null): string {
  if (!redirect?.startsWith('/') || !URL.canParse(redirect, here)) return '/';
  const { origin, pathname, search, hash } = new URL(redirect, here);
  // A path of two slashes, as of "/.//host", would name a host where it is followed the next time.
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
