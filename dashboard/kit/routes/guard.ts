import { matchRoutes } from 'react-router';
import { loginPath, redirectTarget } from '../session/redirect-target.ts';
import type { Scope } from '../session/token.ts';
import { isBuilt } from './rooms.ts';
import { type RouteRow, routeTable } from './route-table.ts';

export type Decision =
  | { kind: 'open'; row: RouteRow }
  | { kind: 'redirect'; to: string }
  /** The stored token has expired: sign out, then go there. */
  | { kind: 'expired'; to: string };

const routes = routeTable.map((row) => ({ path: row.path, handle: row }));

export function routeAt(pathname: string): RouteRow | null {
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle ?? null;
}

/** Where a person of this scope starts: staff at the looks, and at what is to be sent until those can be worked on. */
export function home(scope: Scope): string {
  if (scope === 'brand_admin') return '/products';
  return isBuilt('looks') ? '/looks' : '/tryset-send-list';
}

export function mayOpen(row: RouteRow, scope: Scope): boolean {
  return row.access !== 'staff' || scope === 'staff';
}

/**
 * What a navigation leads to. `at` is the path with its query; the session is null when nobody is signed in.
 * Every redirect ends at an open page after at most three steps.
 */
export function decide(at: string, session: { scope: Scope; expired: boolean } | null): Decision {
  const url = new URL(at, 'http://localhost');
  const row = routeAt(url.pathname);
  if (row?.access === 'public') {
    const signedIn = session !== null && !session.expired;
    return row.room === 'login' && signedIn
      ? { kind: 'redirect', to: redirectTarget(url.searchParams.get('redirect')) }
      : { kind: 'open', row };
  }
  if (session?.expired) return { kind: 'expired', to: loginPath(at, 'token_expired') };
  if (session === null) return { kind: 'redirect', to: loginPath(at) };
  if (url.pathname === '/') return { kind: 'redirect', to: home(session.scope) };
  if (row === null) return { kind: 'redirect', to: '/' };
  if (!mayOpen(row, session.scope)) return { kind: 'redirect', to: '/products' };
  return row.redirect === undefined ? { kind: 'open', row } : { kind: 'redirect', to: row.redirect };
}
