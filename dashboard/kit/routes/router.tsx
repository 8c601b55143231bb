import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  replace,
} from 'react-router';
import { endSignIn } from '../client/api.ts';
import { handedOver } from '../session/hand-over.ts';
import { closeSession, openSession, sessionStore, signOut } from '../session/session-store.ts';
import { isExpired } from '../session/stored-session.ts';
import { AppShell } from '../shell/app-shell.tsx';
import { BrokenApp } from '../shell/broken-app.tsx';
import { CrashPage, PublicCrash } from '../shell/crash-page.tsx';
import { RootLayout } from '../shell/root-layout.tsx';
import { decide } from './guard.ts';
import { leaveThrough } from './leave.ts';
import { loadOf } from './rooms.ts';
import { type RouteRow, routeTable } from './route-table.ts';

const handOver = handedOver(window.location.href, document.referrer);
if (handOver !== null) {
  if (handOver.session !== null) openSession(handOver.session);
  window.history.replaceState(null, '', handOver.address);
}

/** Runs before each navigation: rights, expiry and the ways that lead elsewhere. */
function guard({ request }: LoaderFunctionArgs) {
  const { session } = sessionStore.getState();
  const url = new URL(request.url);
  const decision = decide(
    `${url.pathname}${url.search}`,
    session && { scope: session.scope, expired: isExpired(session, Date.now()) },
  );
  if (decision.kind === 'expired') closeSession();
  if (decision.kind === 'open') return null;
  // Where the address shows the page already, it would stay in the way of whoever goes back.
  const isShown = url.pathname === window.location.pathname && url.search === window.location.search;
  return isShown ? replace(decision.to) : redirect(decision.to);
}

/** What stands where the guard always leads elsewhere. */
function Nothing() {
  return null;
}

function leaveForGood() {
  endSignIn();
  signOut();
  return redirect('/login');
}

function routeOf(row: RouteRow): RouteObject {
  if (row.room === 'logout') return { path: row.path, loader: leaveForGood, Component: Nothing };
  return { path: row.path, lazy: loadOf(row) };
}

const inShell = routeTable.filter((row) => row.access !== 'public').map(routeOf);
const outside = routeTable.filter((row) => row.access === 'public').map(routeOf);

export const router = createBrowserRouter([
  {
    path: '/',
    Component: RootLayout,
    loader: guard,
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
