import { expect, test } from 'vitest';
import { resetCache, type StoredInBrowser } from './reset-cache.ts';
import { storageKeys } from './stored-session.ts';

/** A storage whose keys are its properties, as in a browser. */
function storageWith(entries: Record<string, string>): Storage {
  return Object.create(
    {
      removeItem(this: Record<string, string>, key: string) {
        delete this[key];
      },
    },
    Object.getOwnPropertyDescriptors(entries),
  );
}

function stored(over: Partial<StoredInBrowser> = {}) {
  const gone: string[] = [];
  const session = Object.values(storageKeys).map((key) => [key, 'kept'] as const);
  const lasting = storageWith({
    ...Object.fromEntries(session),
    'tryset.preferences': '{}',
    'tryset.api_host': 'https://other.example',
    'of another application': 'kept',
  });
  const browser: StoredInBrowser = {
    lasting,
    caches: { keys: async () => ['pages'], delete: async (name) => gone.push(`cache ${name}`) > 0 },
    databases: {
      databases: async () => [{ name: 'rows' }],
      deleteDatabase: (name) => {
        gone.push(`database ${name}`);
        const request = { error: null } as IDBOpenDBRequest;
        queueMicrotask(() => request.onblocked?.(new Event('blocked') as IDBVersionChangeEvent));
        return request;
      },
    },
    workers: {
      getRegistrations: async () => [
        { unregister: async () => gone.push('worker') > 0 } as ServiceWorkerRegistration,
      ],
    },
    ...over,
  };
  return { browser, gone, lasting };
}

const left = [...Object.values(storageKeys), 'of another application'].sort();

test('deletes caches, databases, workers and preferences, and keeps the session', async () => {
  const { browser, gone, lasting } = stored();
  expect(await resetCache(browser)).toEqual([]);
  expect(gone.sort()).toEqual(['cache pages', 'database rows', 'worker']);
  expect(Object.keys(lasting).sort()).toEqual(left);
});

test('reports a part that fails, and still clears the others', async () => {
  const refusal = new Error('SecurityError');
  const { browser, gone, lasting } = stored({
    caches: { keys: () => Promise.reject(refusal), delete: async () => true },
  });
  expect(await resetCache(browser)).toEqual([refusal]);
  expect(gone.sort()).toEqual(['database rows', 'worker']);
  expect(Object.keys(lasting).sort()).toEqual(left);
});

test('needs neither caches nor workers, which an insecure page lacks', async () => {
  const { browser, lasting } = stored({ caches: undefined, workers: undefined });
  expect(await resetCache(browser)).toEqual([]);
  expect(Object.keys(lasting).sort()).toEqual(left);
});
