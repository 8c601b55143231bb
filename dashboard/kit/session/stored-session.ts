import type { Scope } from './token.ts';

/** The session as the browser stores it. `expiry` is in ms since 1970. */
export interface StoredSession {
  accessToken: string;
  scope: Scope;
  refreshToken: string | null;
  expiry: number;
}

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const storageKeys = {
  accessToken: 'tryset.access_token',
  scope: 'tryset.scope',
  refreshToken: 'tryset.refresh_token',
  expiry: 'tryset.expiry',
} as const;

/** The expiry in ms since 1970, for a session that lives `expiresIn` seconds from `now`. */
export function expiryFrom(now: number, expiresIn: number): number {
  return now + expiresIn * 1000;
}

export function isExpired(session: Pick<StoredSession, 'expiry'>, now: number): boolean {
  return session.expiry <= now;
}

function readFrom(storage: KeyValueStorage): StoredSession | null {
  const accessToken = storage.getItem(storageKeys.accessToken);
  const scope = storage.getItem(storageKeys.scope);
  const expiry = Number(storage.getItem(storageKeys.expiry));
  if (accessToken === null || !Number.isFinite(expiry)) return null;
  if (scope !== 'staff' && scope !== 'brand_admin') return null;
  return { accessToken, scope, refreshToken: storage.getItem(storageKeys.refreshToken), expiry };
}

/**
 * The session in both storages of a browser. The tab's own storage is read first, then the shared one. Both are written, so
 * that new tabs are signed in and the session survives closing the browser.
 */
export function sessionStorageOf(own: KeyValueStorage, shared: KeyValueStorage) {
  const both = [own, shared];
  return {
    read: (): StoredSession | null => readFrom(own) ?? readFrom(shared),
    /** The session of the newest sign-in or refresh of any tab. */
    readShared: (): StoredSession | null => readFrom(shared),
    write(session: StoredSession): void {
      for (const storage of both) {
        storage.setItem(storageKeys.scope, session.scope);
        storage.setItem(storageKeys.expiry, String(session.expiry));
        if (session.refreshToken === null) storage.removeItem(storageKeys.refreshToken);
        else storage.setItem(storageKeys.refreshToken, session.refreshToken);
        // The access token is written last: its change tells other tabs that the session is complete.
        storage.setItem(storageKeys.accessToken, session.accessToken);
      }
    },
    clear(): void {
      for (const storage of both) {
        for (const key of Object.values(storageKeys)) storage.removeItem(key);
      }
    },
  };
}

export type SessionStorage = ReturnType<typeof sessionStorageOf>;
