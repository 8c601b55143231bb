import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { ja } from '#dashboard/i18n/ja/index.ts';
import { ko } from '#dashboard/i18n/ko/index.ts';
import type { Language } from '#dashboard/preferences/language-for.ts';
import type { RouteRow } from '#dashboard/routes/route-table.ts';
import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import { answerEmpty, answerFailing } from './answers.ts';
import { atRest } from './at-rest.ts';
import { expectAccessible } from './axe.ts';
import { findItems, findStocks } from './calls.ts';
import { layoutFaults } from './layout.ts';
import { isBuilt, samplePaths } from './sample-paths.ts';
import { wrongTexts } from './texts.ts';
import { visitor } from './visitor.ts';

const folder = join(import.meta.dirname, '..', 'test-output', 'screens');
const sizes = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;
const texts = { ko, en, ja };
const unavailable = { errorCode: 'service.unavailable', message: '', detailCode: null, detail: {} };

async function take(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true, animations: 'disabled' });
}

/**
 * In both sizes (Japanese in one) and both themes; what the pages say, how it fits and who can use it is looked at on
 * the way.
 */
async function portray(page: Page, name: string, language: Language): Promise<void> {
  for (const size of language === 'ja' ? sizes.slice(0, 1) : sizes) {
    await page.setViewportSize(size);
    await atRest(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await take(page, `${name}-${language}-${size.width}-${colorScheme}`);
      if (language === 'ja' || size !== sizes[0]) continue;
      await expectAccessible(page, { name: `${name} in ${language}, ${colorScheme}`, soft: true });
    }
    expect.soft(await layoutFaults(page), `${name} in ${language} at ${size.width}`).toEqual([]);
  }
  expect.soft(await wrongTexts(page, language), `${name} in ${language}`).toEqual([]);
}

/** Shares of the rooms, so that no test takes too long to tell what it does. */
const parts = 4;
const patience = 400_000;

const isShown = (row: RouteRow) => row.access !== 'public' && row.redirect === undefined && isBuilt(row);

/** `/stocks/:stockId` is called `stocks-one`. */
const nameOf = ({ path }: RouteRow) => path.slice(1).replaceAll(/:\w+/g, 'one').replaceAll('/', '-');

/** An item in preparation whose garment can be replaced: another one of its size is free. */
async function replaceableItem(): Promise<TrysetItem> {
  for (const item of (await findItems('statuses=tryset_preparing&limit=200')).data) {
    const free = `product_size_id=${item.productSize.id}&statuses=in_stock&is_out_requested=false&limit=1`;
    if ((await findStocks(free)).count > 0) return item;
  }
  throw new Error('no item in preparation has a free garment beside its own');
}

/** Pictures of every room for people to look at, and what a machine can see of them. */
export function pictures(): void {
  let rooms: [name: string, path: string][];
  let paths: Awaited<ReturnType<typeof samplePaths>>;
  beforeAll(async () => {
    await mkdir(folder, { recursive: true });
    paths = await samplePaths();
    rooms = [
      ...[...paths]
        .filter(([row]) => isShown(row))
        .map(([row, path]): [string, string] => [nameOf(row), path]),
      ['placeholder-room', '/looks'],
      ['trysetitems-filtered', '/trysetitems?statuses=tryset_delivered%2Creturn_failed&delivery_type=normal'],
      ['dashboard-tables', '/dashboard?tables=course%2Cstatus%2Cuse&by=categories'],
      ['empty-list', '/trysetitems?q=nothing+is+called+that'],
    ];
  });

  describe.each(['ko', 'en', 'ja'] as const)('of every room in %s', (language) => {
    test.each(Array.from({ length: parts }, (_, part) => part + 1))(
      'part %d',
      { timeout: patience },
      async (part) => {
        if (part === 1) {
          const out = await visitor({ as: null, language });
          await out.go('/login');
          await portray(out.page, 'login', language);
        }
        const { page, go } = await visitor({ as: 'staff', language });
        for (const [name, path] of rooms.filter((_, index) => index % parts === part - 1)) {
          await go(path);
          await portray(page, name, language);
        }
      },
    );
  });

  test.each([
    ['empty', answerEmpty],
    ['failing', answerFailing],
  ] as const)('of every room %s', { timeout: patience }, async (state, answer) => {
    for (const language of ['ko', 'en'] as const) {
      const { page, go } = await visitor({ as: 'staff', language, expected: /^503 / });
      await answer(page);
      for (const [row, path] of paths) {
        if (!isShown(row)) continue;
        await go(path);
        await atRest(page);
        await take(page, `${nameOf(row)}-${state}-${language}`);
        if (language === 'en') await expectAccessible(page, { name: `${path} ${state}`, soft: true });
        expect.soft(await layoutFaults(page), `${path} ${state} in ${language}`).toEqual([]);
        expect.soft(await wrongTexts(page, language), `${path} ${state} in ${language}`).toEqual([]);
      }
    }
  });

  test("of a brand admin's rooms", async () => {
    const language = 'ko';
    const [stock] = (await findStocks('limit=1&latest_out_stock_request_statuses=requested', 'brand-a')).data;
    const { page, go } = await visitor({ as: 'brand-a', language });
    await go('/trysetitems');
    await portray(page, 'brand-admin-trysetitems', language);
    await go(`/stocks/${stock?.id}`);
    await portray(page, 'brand-admin-stock-page', language);
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
    await bar.getByRole('button', { name: trysetItem.filters.statuses }).click();
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
    await page.locator('details summary').click();
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
        await page.route(calls, async (route) => {
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
        await page.unrouteAll();
      }
      await go('/stocks/9999999');
      await page.getByText(errors.notFoundTitle, { exact: true }).waitFor();
      await take(page, `not-found-${language}`);
    },
  );
}
