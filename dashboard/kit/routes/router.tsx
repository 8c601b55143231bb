import type { ComponentType } from 'react';
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  replace,
} from 'react-router';
import { needTexts } from '../../i18n/i18n.ts';
import type { KnownAreas } from '../areas/known-areas.ts';
import type { Room, RoomPage } from '../areas/room.ts';
import { endSignIn } from '../client/api.ts';
import { preferences } from '../preferences/preferences.ts';
import { handedOver } from '../session/hand-over.ts';
import { closeSession, openSession, sessionStore, signOut } from '../session/session-store.ts';
import { isExpired } from '../session/stored-session.ts';
import { AppShell } from '../shell/app-shell.tsx';
import { BrokenApp } from '../shell/broken-app.tsx';
import { CrashPage, PublicCrash } from '../shell/crash-page.tsx';
import { RefusedNotice } from '../shell/late-refused-notice.ts';
import { RootLayout } from '../shell/root-layout.tsx';
import { decide } from './guard.ts';
import { leaveThrough } from './leave.ts';
import { noteArrival, noteRefusal } from './refused.ts';
import type { Rooms } from './rooms.ts';
import { startPathOf } from './start-page.ts';

/** Opens the session that the previous page handed over in the address, and removes the token from the address. */
function takeHandOver(): void {
  const handOver = handedOver(window.location.href, document.referrer);
  if (handOver === null) return;
  if (handOver.session !== null) openSession(handOver.session);
  window.history.replaceState(null, '', handOver.address);
}

/** The access check before each navigation: checks rights and expiry, and redirects. */
async function guard(rooms: Rooms, { request }: LoaderFunctionArgs) {
  const { session, identity } = sessionStore.getState();
  const url = new URL(request.url);
  const decision = decide(
    rooms,
    `${url.pathname}${url.search}`,
    session &&
      identity && {
        ...identity,
        expired: isExpired(session, Date.now()),
        start: startPathOf(rooms, identity, preferences.getState().startRoom),
      },
  );
  if (decision.kind === 'expired') closeSession();
  if (decision.kind === 'open') {
    noteArrival(url.pathname);
    return null;
  }
  if (decision.kind === 'redirect' && decision.refusal !== undefined) {
    noteRefusal(decision.refusal);
    // Loads the notice first, so that it appears with the page and does not push it down.
    await RefusedNotice.preload().catch(() => {});
  }
  // A redirecting address that the browser already shows is replaced in the history. "Back" then does not lead there
  // again.
  const isShown = url.pathname === window.location.pathname && url.search === window.location.search;
  return isShown ? replace(decision.to) : redirect(decision.to);
}

/** An empty page, for routes that the access check always redirects. */
function Nothing() {
  return null;
}

function leaveForGood() {
  endSignIn();
  signOut();
  return redirect('/login');
}

function routeOf({ name, path, page }: Room): RouteObject {
  if (name === 'logout') return { path, loader: leaveForGood, Component: Nothing };
  return page === undefined ? { path, Component: Nothing } : { path, lazy: () => opened(page) };
}

/** Loads a page's code and texts when the page is first opened. */
async function opened({ texts, load }: RoomPage): Promise<{ Component: ComponentType }> {
  const [Component] = await Promise.all([load(), needTexts(texts)]);
  return { Component };
}

/** Creates the router with the routes of all pages. The access check runs before each navigation. */
export function routerOf({ rooms }: KnownAreas) {
  takeHandOver();
  const inShell = rooms.list.filter(({ access }) => access !== 'public').map(routeOf);
  const outside = rooms.list.filter(({ access }) => access === 'public').map(routeOf);
  const router = createBrowserRouter([
    {
      path: '/',
      Component: RootLayout,
      loader: (args) => guard(rooms, args),
      shouldRevalidate: () => true,
      ErrorBoundary: BrokenApp,
      HydrateFallback: Nothing,
      children: [
        { Component: AppShell, children: [{ ErrorBoundary: CrashPage, children: inShell }] },
        { ErrorBoundary: PublicCrash, children: outside },
        { index: true, Component: Nothing },
        { path: '*', Component: Nothing },
      ],
    },
  ]);
  leaveThrough((to) => router.navigate(to));
  return router;
}
