import { mkdir } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { ko } from '#dashboard/i18n/ko/index.ts';
import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import { answerEmpty, answerFailing } from '../kit/answers.ts';
import { atRest } from '../kit/at-rest.ts';
import { expectAccessible } from '../kit/axe.ts';
import { findItems, findStocks } from '../kit/calls.ts';
import { intercept, letThrough } from '../kit/intercept.ts';
import { layoutFaults } from '../kit/layout.ts';
import { folder, isShown, nameOf, take } from '../kit/portray.ts';
import { samplePaths } from '../kit/sample-paths.ts';
import { wrongTexts } from '../kit/texts.ts';
import { visitor } from '../kit/visitor.ts';

const texts = { ko, en };
const unavailable = { errorCode: 'service.unavailable', message: '', detailCode: null, detail: {} };
const patience = 400_000;

/** Returns an item in preparation whose garment can be replaced by a free one of the same size. */
async function replaceableItem(): Promise<TrysetItem> {
  for (const item of (await findItems('statuses=tryset_preparing&limit=200')).data) {
    const free = `product_size_id=${item.productSize.id}&statuses=in_stock&is_out_requested=false&limit=1`;
    if ((await findStocks(free)).count > 0) return item;
  }
  throw new Error('no item in preparation has a free garment beside its own');
}

/** Takes pictures of empty, failing and loading pages, and of dialogs and menus. */
export function pictureStates(): void {
  beforeAll(() => mkdir(folder, { recursive: true }));

  test.each([
    ['empty', answerEmpty, ['ko', 'en']],
    // Failures have the same texts on every page, so one language per theme is enough.
    ['failing', answerFailing, ['en']],
  ] as const)('of every room %s', { timeout: patience }, async (state, answer, languages) => {
    const paths = await samplePaths();
    for (const language of languages) {
      const { page, walk } = await visitor({ as: 'staff', language, expected: /^503 / });
      await answer(page);
      for (const [room, path] of paths) {
        if (!isShown(room)) continue;
        await walk(path);
        await atRest(page);
        await take(page, `${nameOf(room)}-${state}-${language}`);
        if (language === 'en') await expectAccessible(page, { name: `${path} ${state}`, soft: true });
        expect.soft(await layoutFaults(page), `${path} ${state} in ${language}`).toEqual([]);
        expect.soft(await wrongTexts(page, language), `${path} ${state} in ${language}`).toEqual([]);
      }
    }
  });

  test.each(['ko', 'en'] as const)('of dialogs, menus and an opened history in %s', async (language) => {
    const { shell, list, trysetItem, itemActions, history } = texts[language];
    const item = await replaceableItem();
    const { page, go } = await visitor({ as: 'staff', language });
    const shot = async (name: string) => {
      await atRest(page);
      await take(page, `${name}-${language}`);
      expect.soft(await layoutFaults(page), `${name} in ${language}`).toEqual([]);
      expect.soft(await wrongTexts(page, language), `${name} in ${language}`).toEqual([]);
    };
    await go('/trysetitems?statuses=tryset_preparing');
    const bar = page.getByRole('search');
    await bar.getByRole('button', { name: trysetItem.filters.statuses, exact: true }).click();
    await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    await shot('filter-menu');
    await page.keyboard.press('Escape');
    await bar.getByRole('button', { name: trysetItem.filters.created_time }).click();
    await page.getByRole('dialog').getByRole('group', { name: list.from }).waitFor();
    await shot('filter-period');
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: list.selectAll }).click();
    await page.getByRole('button', { name: list.actions, exact: true }).click();
    await page.getByRole('menuitem').first().waitFor();
    await shot('bulk-menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: shell.settings, exact: true }).click();
    await page.getByRole('dialog', { name: shell.settings }).waitFor();
    await shot('settings');

    await go(`/trysetitems/${item.id}`);
    await atRest(page);
    for (const action of ['outbound', 'forced_deny', 'replace_stock'] as const) {
      await page.getByRole('button', { name: itemActions[action], exact: true }).click();
      await page.getByRole('dialog', { name: itemActions[action], exact: true }).waitFor();
      await shot(`dialog-${action}`);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await page.locator('main button[aria-expanded=false]:not([aria-haspopup])').first().click();
    await page.getByRole('button', { name: history.expandAll, exact: true }).click();
    await page.getByText(history.raw, { exact: true }).first().click();
    await page.evaluate(() => scrollTo(0, 0));
    await atRest(page);
    await take(page, `opened-history-${language}`);
    expect.soft(await layoutFaults(page)).toEqual([]);
    expect.soft(await wrongTexts(page, language)).toEqual([]);
  });

  test.each(['ko', 'en'] as const)(
    'of a list and a page on their way, and failing, in %s',
    async (language) => {
      const { list, errors } = texts[language];
      const [deferred] = (await findItems('statuses=return_deferred&limit=1')).data;
      const { page, go } = await visitor({ as: 'staff', language, expected: /^(503|404) / });
      const calls = /\/v[12]\/(trysets\/items|stocks)(\/\d+)?(\?|$)/;
      const shown = [
        ['trysetitems', '/trysetitems', list.failedTitle],
        ['trysetitem', `/trysetitems/${deferred?.id}`, errors.detailTitle],
      ] as const;
      for (const [name, path, title] of shown) {
        const { promise: held, resolve: release } = Promise.withResolvers<void>();
        await intercept(page, calls, async (route) => {
          await held;
          await route.fulfill({ status: 503, json: unavailable });
        });
        await go(path);
        await page.locator('.MuiSkeleton-root').first().waitFor();
        await take(page, `${name}-loading-${language}`);
        release();
        await page.getByText(title, { exact: true }).waitFor();
        await take(page, `${name}-failing-${language}`);
        expect.soft(await wrongTexts(page, language)).toEqual([]);
        await letThrough(page);
      }
      await go('/stocks/9999999');
      await page.getByText(errors.notFoundTitle, { exact: true }).waitFor();
      await take(page, `not-found-${language}`);
    },
  );
}
