import { storageKeys } from './stored-session.ts';

/** The browser's storages of this origin. An insecure page has neither caches nor service workers. */
export interface StoredInBrowser {
  lasting: Storage;
  caches: Pick<CacheStorage, 'keys' | 'delete'> | undefined;
  databases: Pick<IDBFactory, 'databases' | 'deleteDatabase'>;
  workers: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined;
}

const ofSession = new Set<string>(Object.values(storageKeys));

/**
 * Deletes service workers, caches, databases and stored preferences, and keeps the session. Session storage stays: it holds
 * the session and unfinished work of the tab, and ends with the tab. Returns the failures: each part is tried alone.
 */
export async function resetCache(stored: StoredInBrowser): Promise<unknown[]> {
  const results = await Promise.allSettled([
    removePreferences(stored.lasting),
    deleteCaches(stored.caches),
    deleteDatabases(stored.databases),
    unregisterWorkers(stored.workers),
  ]);
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
}

async function removePreferences(lasting: Storage): Promise<void> {
  for (const key of Object.keys(lasting)) {
    if (key.startsWith('tryset.') && !ofSession.has(key)) lasting.removeItem(key);
  }
}

async function deleteCaches(caches: StoredInBrowser['caches']): Promise<void> {
  const names = (await caches?.keys()) ?? [];
  await Promise.all(names.map((name) => caches?.delete(name)));
}

async function deleteDatabases(databases: StoredInBrowser['databases']): Promise<void> {
  const found = await databases.databases();
  await Promise.all(found.map(({ name }) => name !== undefined && deleted(databases.deleteDatabase(name))));
}

/** A database that another tab has open is deleted once that tab closes it, so nobody waits for that. */
function deleted(request: IDBOpenDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve();
    request.onblocked = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

async function unregisterWorkers(workers: StoredInBrowser['workers']): Promise<void> {
  const registrations = (await workers?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
