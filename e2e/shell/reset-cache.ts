import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { eventually, visitor } from '../kit/visitor.ts';
import { heading } from './sign-in.ts';

/** Tests the address that empties what the browser has stored. */
export function resetCacheSuite(): void {
  test('empties caches and settings, keeps the session, and opens the start page', async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/stocks');
    await page.evaluate(async () => {
      await (await caches.open('pages')).put('/stocks', new Response('old'));
      await new Promise((done) => {
        indexedDB.open('rows').onsuccess = ({ target }) => {
          if (target instanceof IDBOpenDBRequest) target.result.close();
          done(null);
        };
      });
    });
    const token = () => page.evaluate(() => localStorage.getItem('tryset.access_token'));
    const before = await token();
    await go('/reset-cache');
    await heading(page, en.rooms.looks).waitFor();
    expect(at()).toMatch(/^\/looks/);
    expect(await token()).toBe(before);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
    // The closed notice is a setting, so it shows again.
    await page.getByRole('complementary', { name: en.shell.improving.name, exact: true }).waitFor();
    await page.reload();
    await heading(page, en.rooms.looks).waitFor();
  });

  test('is linked from the settings, as are the components for staff', async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/stocks');
    const settings = page.getByRole('dialog', { name: en.shell.settings, exact: true });
    await page.getByRole('button', { name: en.shell.settings, exact: true }).click();
    await settings.getByRole('link', { name: en.rooms.design, exact: true }).click();
    await eventually(at).toBe('/design');
    await settings.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: en.shell.settings, exact: true }).click();
    await settings.getByRole('link', { name: en.rooms.resetCache, exact: true }).click();
    await heading(page, en.rooms.looks).waitFor();
  });

  test('is the only one of them for a brand admin', async () => {
    const { page, go } = await visitor({ as: 'brand-a' });
    await go('/stocks');
    await page.getByRole('button', { name: en.shell.settings, exact: true }).click();
    const settings = page.getByRole('dialog', { name: en.shell.settings, exact: true });
    await settings.getByRole('link', { name: en.rooms.resetCache, exact: true }).waitFor();
    expect(await settings.getByRole('link').count()).toBe(1);
  });

  test('leads to the sign-in without a session', async () => {
    const { go, at } = await visitor({ as: null });
    await go('/reset-cache');
    await eventually(at).toBe('/login');
  });
}
