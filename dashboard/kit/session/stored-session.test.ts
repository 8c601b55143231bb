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

test("a new tab reads the shared session, and a tab's own session takes precedence", () => {
  const { own, shared } = storages();
  sessionStorageOf(memoryStorage(), shared).write({ ...session, accessToken: 'shared.b.c' });
  expect(sessionStorageOf(own, shared).read()?.accessToken).toBe('shared.b.c');
  sessionStorageOf(own, memoryStorage()).write({ ...session, accessToken: 'own.b.c' });
  expect(sessionStorageOf(own, shared).read()?.accessToken).toBe('own.b.c');
  expect(sessionStorageOf(own, shared).readShared()?.accessToken).toBe('shared.b.c');
});

test('clear empties both storages', () => {
  const { own, shared, storage } = storages();
  storage.write(session);
  storage.clear();
  expect(storage.read()).toBeNull();
  expect([own.size(), shared.size()]).toEqual([0, 0]);
});

test('writing a session without a refresh token removes the stored refresh token', () => {
  const { storage } = storages();
  storage.write(session);
  storage.write({ ...session, refreshToken: null });
  expect(storage.read()?.refreshToken).toBeNull();
});

test('a session expires exactly expiresIn seconds from now', () => {
  const expiry = expiryFrom(1_000, 1_800);
  expect(expiry).toBe(1_801_000);
  expect(isExpired({ expiry }, 1_800_999)).toBe(false);
  expect(isExpired({ expiry }, 1_801_000)).toBe(true);
});
