/** The page to go to after sign-in: a path of this application only, never another host or the sign-in page itself. */
export function redirectTarget(redirect: string | null): string {
  if (redirect === null || !/^\/(?![/\\])/.test(redirect)) return '/';
  return /^\/(login|logout|reset-cache)([/?#]|$)/.test(redirect) ? '/' : redirect;
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
