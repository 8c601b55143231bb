import { expect, test } from 'vitest';
import { type RefreshParts, refreshedSession } from './refresh.ts';
import { type StoredSession, sessionStorageOf } from './stored-session.ts';
import { memoryStorage } from './test-storage.ts';
import { tokenOf } from './test-token.ts';
import type { TokenResponse } from './token-response.ts';

const now = 10_000;
const old: StoredSession = {
  accessToken: tokenOf({ staff: { id: 1 }, n: 0 }),
  scope: 'staff',
  refreshToken: 'r0',
  expiry: now - 1,
};

function answer(n: number): TokenResponse {
  const accessToken = tokenOf({ staff: { id: 1 }, n });
  return {
    tokenType: 'bearer',
    accessToken,
    v2AccessToken: accessToken,
    expiresIn: 60,
    refreshToken: `r${n}`,
    scope: 'staff',
  };
}

/** Tabs of one browser. They share one storage and one lock, and each has its own storage. */
function browser(ask: RefreshParts['ask']) {
  const shared = memoryStorage();
  let queue: Promise<unknown> = Promise.resolve();
  const exclusively: RefreshParts['exclusively'] = (work) => {
    const turn = queue.then(work);
    queue = turn.catch(() => {});
    return turn;
  };
  return () => {
    const storage = sessionStorageOf(memoryStorage(), shared);
    const parts = { storage, ask, exclusively, isRefusal: (e: unknown) => e === 'refused', now: () => now };
    return { storage, refresh: () => refreshedSession(old, parts) };
  };
}

test('one of several concurrent tabs refreshes, and all get the same new session', async () => {
  const asked: string[] = [];
  const tab = browser(async (refreshToken) => {
    asked.push(refreshToken);
    return answer(asked.length);
  });
  const tabs = [tab(), tab(), tab()];
  tabs[0]?.storage.write(old);
  const sessions = await Promise.all(tabs.map(({ refresh }) => refresh()));
  expect(asked).toEqual(['r0']);
  expect(new Set(sessions.map((session) => session?.accessToken))).toEqual(new Set([answer(1).accessToken]));
  expect(tabs.map(({ storage }) => storage.read()?.refreshToken)).toEqual(['r1', 'r1', 'r1']);
});

test('a refused refresh returns null', async () => {
  const { refresh } = browser(() => Promise.reject('refused'))();
  expect(await refresh()).toBeNull();
});

test('an unreachable server does not end the session', async () => {
  const { refresh } = browser(() => Promise.reject('away'))();
  await expect(refresh()).rejects.toBe('away');
});
