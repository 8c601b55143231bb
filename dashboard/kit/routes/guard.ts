import type { Room } from '../areas/room.ts';
import { loginPath, redirectTarget } from '../session/redirect-target.ts';
import type { Rights } from '../session/rights.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { mayOpen, type Rooms } from './rooms.ts';

/** The signed-in person, as far as a navigation depends on them. */
interface Person extends Rights {
  expired: boolean;
  /** The path of their start page; they may open it. */
  start: string;
}

export type Decision =
  | { kind: 'open'; room: Room }
  | { kind: 'redirect'; to: string; refusal?: Refusal }
  /** The stored token has expired: sign out, then open the path `to`. */
  | { kind: 'expired'; to: string };

/**
 * Decides whether a navigation opens a page or redirects. `at` is the path with its query. The session is null if
 * nobody is signed in. Redirects end at an open page after at most three steps.
 */
export function decide(rooms: Rooms, at: string, session: Person | null): Decision {
  const url = new URL(at, 'http://localhost');
  const room = rooms.at(url.pathname);
  if (room?.access === 'public') {
    const signedIn = session !== null && !session.expired;
    return room.name === 'login' && signedIn
      ? { kind: 'redirect', to: redirectTarget(url.searchParams.get('redirect')) }
      : { kind: 'open', room };
  }
  if (session?.expired) return { kind: 'expired', to: loginPath(at, 'token_expired') };
  if (session === null) return { kind: 'redirect', to: loginPath(at) };
  if (url.pathname === '/') return { kind: 'redirect', to: session.start };
  if (room === null) {
    return { kind: 'redirect', to: '/', refusal: { why: 'unknown', path: url.pathname } };
  }
  if (!mayOpen(room, session)) {
    return { kind: 'redirect', to: rooms.start(session.scope), refusal: refusalOf(room, session) };
  }
  const to = room.elsewhere?.[session.scope] ?? room.redirect;
  return to === undefined ? { kind: 'open', room } : { kind: 'redirect', to: withQuery(to, url.search) };
}

/** The address with the query of the one that led to it, so that an old link keeps its filters. */
function withQuery(to: string, search: string): string {
  if (search === '') return to;
  const [path = '', own = ''] = to.split('?');
  const query = new URLSearchParams(own);
  for (const [name, value] of new URLSearchParams(search)) query.set(name, value);
  return `${path}?${query}`;
}
