import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../session/test-storage.ts';
import { isMissingPart, reloadForNewBuild, reloadIfThere, wasReloaded } from './missing-part.ts';

const start = Date.UTC(2026, 0, 5);
const there = async () => ({ ok: true });

test.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/grid-1.js',
  'error loading dynamically imported module: http://localhost/assets/grid-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/grid-1.css',
])('recognizes a missing part in the message “%s”', (message) => {
  expect(isMissingPart(new TypeError(message))).toBe(true);
});

test('does not take another error for a missing part', () => {
  expect(isMissingPart(new TypeError("can't read properties of undefined"))).toBe(false);
  expect(isMissingPart('Importing a module script failed.')).toBe(false);
});

test.each([
  ['the server has it', there, 1],
  ['the server is away', () => Promise.reject(new TypeError('Failed to fetch')), 0],
  ['a proxy answers in place of the server', async () => ({ ok: false }), 0],
])('a page is reloaded or stays: %s', async (_, fetchPage, reloads) => {
  let count = 0;
  const reload = () => {
    count += 1;
  };
  expect(await reloadIfThere({ fetchPage, reload })).toBe(reloads === 1);
  expect(count).toBe(reloads);
});

describe('a page with a missing part', () => {
  function page() {
    const storage = memoryStorage();
    let reloads = 0;
    const reload = () => {
      reloads += 1;
    };
    return {
      storage,
      reloads: () => reloads,
      miss: (now: number, fetchPage: () => Promise<{ ok: boolean }> = there) =>
        reloadForNewBuild({ storage, now, fetchPage, reload }),
    };
  }

  test('reloads, and knows afterwards that it was reloaded', async () => {
    const { storage, reloads, miss } = page();
    expect(wasReloaded(storage, start)).toBe(false);
    expect(await miss(start)).toBe(true);
    expect(reloads()).toBe(1);
    expect(wasReloaded(storage, start + 2_000)).toBe(true);
    expect(wasReloaded(storage, start + 20_000)).toBe(false);
  });

  test('does not reload again if the first reload did not help', async () => {
    const { reloads, miss } = page();
    await miss(start);
    expect(await miss(start + 3_000)).toBe(false);
    expect(reloads()).toBe(1);
  });

  test('reloads again for the next build', async () => {
    const { reloads, miss } = page();
    await miss(start);
    expect(await miss(start + 60_000)).toBe(true);
    expect(reloads()).toBe(2);
  });

  test('does not reload while the server is unreachable or fails, and reloads once it is back', async () => {
    const { reloads, miss } = page();
    expect(await miss(start, () => Promise.reject(new TypeError('Failed to fetch')))).toBe(false);
    expect(await miss(start + 1, async () => ({ ok: false }))).toBe(false);
    expect(reloads()).toBe(0);
    expect(await miss(start + 2)).toBe(true);
  });
});
