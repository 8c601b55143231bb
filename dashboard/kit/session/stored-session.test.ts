import { expect, test } from 'vitest';
import { expiryFrom, isExpired, type StoredSession, sessionStorageOf } from './stored-session.ts';
import { memoryStorage } from './test-storage.ts';

const session: StoredSession = { accessToken: 'a.b.c', scope: 'staff', refreshToken: 'r', expiry: 5_000 };

function storages() {
  const [own, shared] = [memoryStorage(), memoryStorage()];
  return { own, shared, storage: sessionStorageOf(own, shared) };
}

test('writes a session to both storages and reads it back', () => {
  const { own, shared, storage } = storages();
  storage.write(session);
  expect(storage.read()).toEqual(session);
  expect(own.size()).toBe(4);
  expect(shared.size()).toBe(4);
});

test('a new tab takes the shared session, but a tab reads its own session first', () => {
  const { own, shared } = storages();
  sessionStorageOf(memoryStorage(), shared).write({ ...session, accessToken: 'shared.b.c' });
  expect(sessionStorageOf(own, shared).read()?.accessToken).toBe('shared.b.c');
  sessionStorageOf(own, memoryStorage()).write({ ...session, accessToken: 'own.b.c' });
  expect(sessionStorageOf(own, shared).read()?.accessToken).toBe('own.b.c');
  expect(sessionStorageOf(own, shared).readShared()?.accessToken).toBe('shared.b.c');
});

test('clears both storages', () => {
  const { own, shared, storage } = storages();
  storage.write(session);
  storage.clear();
  expect(storage.read()).toBeNull();
  expect([own.size(), shared.size()]).toEqual([0, 0]);
});

test('a session without a refresh token removes the previous one', () => {
  const { storage } = storages();
  storage.write(session);
  storage.write({ ...session, refreshToken: null });
  expect(storage.read()?.refreshToken).toBeNull();
});

test('a session expires expiresIn seconds from now, including that instant', () => {
  const expiry = expiryFrom(1_000, 1_800);
  expect(expiry).toBe(1_801_000);
  expect(isExpired({ expiry }, 1_800_999)).toBe(false);
  expect(isExpired({ expiry }, 1_801_000)).toBe(true);
});
