import { expect, test } from 'vitest';
import { createStore } from 'zustand';
import type { Identity, Scope } from '../session/token.ts';
import { forOutsiders } from './for-outsiders.ts';

type State = { session: object | null; identity: Identity | null };

const nobody: State = { session: null, identity: null };
const signedIn = (scope: Scope, id: number): State => ({
  session: {},
  identity: { scope, id, name: 'Kim', brand: null, roles: [] },
});

/** A service whose code is there once `loaded` is called. */
function followed(first: State) {
  const sessions = createStore<State>(() => first);
  const log: string[] = [];
  const waiting: (() => void)[] = [];
  let loads = 0;
  forOutsiders(sessions, async () => {
    loads += 1;
    await new Promise<void>((resolve) => waiting.push(resolve));
    return (person) => {
      log.push(`begin ${person}`);
      return () => log.push(`end ${person}`);
    };
  });
  const loaded = async () => {
    for (const resolve of waiting.splice(0)) resolve();
    await new Promise(setImmediate);
  };
  return { sessions, log, loaded, loads: () => loads };
}

test('loads nothing for staff, and nothing before the sign-in', async () => {
  const { sessions, log, loaded, loads } = followed(nobody);
  sessions.setState(signedIn('staff', 1));
  sessions.setState(nobody);
  await loaded();
  expect([loads(), log]).toEqual([0, []]);
});

test('runs for the person who is signed in already, once, and ends with the session', async () => {
  const { sessions, log, loaded } = followed(signedIn('brand_admin', 1));
  await loaded();
  // A refreshed token is the same person.
  sessions.setState(signedIn('brand_admin', 1));
  sessions.setState({ session: null });
  await loaded();
  expect(log).toEqual(['begin brand_admin-1', 'end brand_admin-1']);
});

test('ends for one person before it begins for the next', async () => {
  const { sessions, log, loaded } = followed(signedIn('brand_admin', 1));
  await loaded();
  sessions.setState(signedIn('brand_admin', 2));
  await loaded();
  sessions.setState(signedIn('staff', 2));
  await loaded();
  expect(log).toEqual([
    'begin brand_admin-1',
    'end brand_admin-1',
    'begin brand_admin-2',
    'end brand_admin-2',
  ]);
});

test('does not begin for a person who left while the code was loading, also if they come back', async () => {
  const { sessions, log, loaded } = followed(signedIn('brand_admin', 1));
  sessions.setState(nobody);
  sessions.setState(signedIn('brand_admin', 1));
  await loaded();
  expect(log).toEqual(['begin brand_admin-1']);
  sessions.setState(nobody);
  expect(log).toEqual(['begin brand_admin-1', 'end brand_admin-1']);
});

test('goes on without a service that cannot be loaded, or fails to begin or to end', async () => {
  const sessions = createStore<State>(() => signedIn('brand_admin', 1));
  forOutsiders(sessions, () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  forOutsiders(sessions, async () => () => {
    throw new Error('storage is full');
  });
  forOutsiders(sessions, async () => () => () => {
    throw new Error('is gone already');
  });
  await new Promise(setImmediate);
  sessions.setState(nobody);
});
