import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { History, HistoryEntry } from '#read-api/kit/history/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { actOnStock, call, findItems, findStocks, stocksPath } from '../kit/calls.ts';
import { entries } from '../kit/detail.ts';
import { savedBy } from '../kit/download.ts';
import { filled } from '../kit/filled.ts';
import { choose } from '../kit/grid.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { history } = en;
const pageSize = 50;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const entryOf = (page: Page, { id }: Pick<HistoryEntry, 'id'>) => page.locator(`li[data-event="${id}"]`);

async function takeAway(page: Page, kind: keyof typeof history.takeAwayAs): Promise<void> {
  await button(page, history.takeAway).click();
  await page.getByRole('menuitem', { name: history.takeAwayAs[kind], exact: true }).click();
}

/** Tests work with a whole history: causes and effects, hiding events, export and print. */
export function historyWork(): void {
  /** Id of a garment with more events than one page loads. */
  let id: number;
  let whole: History;
  beforeAll(async () => {
    const { data } = await findStocks('order=-use_count&limit=1');
    id = data[0]?.id ?? 0;
    const read = () => call<History>('staff', 'GET', `${stocksPath}/${id}/history?limit=500`);
    const { count } = await read();
    // The demo's rentals differ from day to day, so the test adds the missing events.
    for (let missing = pageSize + 10 - count; missing > 0; missing--) {
      await actOnStock(id, 'memo', { comment: `memo ${missing}` });
    }
    whole = await read();
    expect(whole.count).toBeGreaterThan(pageSize);
  });

  test('leads from an effect to its cause and back, even if the cause is not loaded yet', async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    const old = whole.data.slice(pageSize).find(({ effects }) => effects.some(({ isHere }) => isHere));
    const effect = old?.effects.find(({ isHere }) => isHere);
    if (old === undefined || effect === undefined) throw new Error('nothing old led to anything');
    await go(`/stocks/${id}?event=${old.id}`);
    const entry = entryOf(page, old);
    await eventually(() => entry.getAttribute('aria-current')).toBe('true');
    await eventually(() =>
      entry
        .getByRole('button')
        .first()
        .evaluate((it) => it === document.activeElement),
    ).toBe(true);
    await entry.getByText(history.effects, { exact: true }).waitFor();
    await entry
      .getByRole('button')
      .filter({ hasText: `${effect.entityId}` })
      .last()
      .click();
    const there = page.locator('li[aria-current]');
    await eventually(() => there.getAttribute('data-event')).not.toBe(old.id);
    expect(old.effects.map((each) => each.id)).toContain(await there.getAttribute('data-event'));
    expect(at()).toContain(`event=${await there.getAttribute('data-event')}`);
    await there.getByText(history.cause, { exact: true }).waitFor();
    await page.goBack();
    await eventually(() => entry.getAttribute('aria-current')).toBe('true');
  });

  test('leads to the page of another entity, and reports a dead link', async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    const away = whole.data.find(({ cause }) => cause !== null && !cause.isHere);
    if (!away?.cause) throw new Error('everything was caused here');
    await go(`/stocks/${id}?event=${away.id}`);
    await entryOf(page, away).getByRole('link').first().click();
    await eventually(at).toBe(`/tryset/${away.cause.entityId}?event=${away.cause.id}`);
    await eventually(() => entryOf(page, away.cause ?? { id: '' }).getAttribute('aria-current')).toBe('true');
    await go(`/stocks/${id}?event=no-such-event&types=StockItemLent`);
    await page.getByText(history.notHere, { exact: true }).waitFor();
    await button(page, history.showAll).click();
    await page.getByText(filled(history.count, { amount: whole.count })).waitFor();
  });

  test('hides housekeeping events, and expands later pages like the rest', async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    await go(`/stocks/${id}`);
    await eventually(() => entries(page).count()).toBe(pageSize);
    await button(page, history.expandAll).click();
    for (let shown = pageSize; shown < whole.count; shown += pageSize) {
      await page.getByRole('button', { name: /Show older events/ }).click();
      await eventually(() => entries(page).count()).toBe(Math.min(shown + pageSize, whole.count));
    }
    expect(await page.locator('li[data-event] [aria-expanded=false]:not([aria-controls])').count()).toBe(0);
    await page
      .getByRole('button', {
        name: history.hideHousekeeping.replace('{{amount}}', String(whole.housekeeping)),
      })
      .click();
    const left = whole.data.filter(({ isHousekeeping }) => !isHousekeeping);
    const text = filled(history.countOf, { amount: left.length, all: whole.count });
    await page.getByText(text).waitFor();
    expect(at()).toBe(`/stocks/${id}?housekeeping=hidden`);
  });

  test('saves the whole filtered history as CSV and as JSON', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/stocks/${id}`);
    await eventually(() => entries(page).count()).toBe(pageSize);
    const csv = await savedBy(page, () => takeAway(page, 'csv'));
    expect(csv.name).toMatch(new RegExp(`^stocks-${id}-history-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    expect(csv.hasByteOrderMark).toBe(true);
    expect(csv.rows.map((row) => row[history.csv.id])).toEqual(whole.data.map((entry) => entry.id));
    expect(csv.rows.map((row) => row[history.csv.timeUtc])).toEqual(whole.data.map(({ time }) => time));

    await choose(page, history.filters.categories, [history.categories.stock_item]);
    const own = whole.data.filter(({ category }) => category === 'stock_item');
    await page.getByText(new RegExp(`^${own.length} of ${whole.count} events`)).waitFor();
    const saved = page.waitForEvent('download');
    await takeAway(page, 'json');
    const file = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
    expect(file).toMatchObject({
      path: `${stocksPath}/${id}/history`,
      filters: { categories: 'stock_item' },
      timeZone: 'Asia/Seoul',
      count: own.length,
    });
    expect(file.events).toEqual(own);
  });

  test('prints the whole history with its subject and without buttons', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/stocks/${id}?categories=tryset_item`);
    const items = whole.data.filter(({ category }) => category === 'tryset_item');
    await page.getByText(new RegExp(`^${items.length} of`)).waitFor();
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', document.title);
    });
    await takeAway(page, 'print');
    const sheet = page.locator('.print-sheet');
    await eventually(() => sheet.locator('article').count()).toBe(items.length);
    const heading = await page.locator('main h1').textContent();
    expect(await page.locator('body').getAttribute('data-printed')).toContain(heading);
    await page.emulateMedia({ media: 'print' });
    const text = (await sheet.textContent()) ?? '';
    expect(text).toContain(`${history.filters.categories}: ${history.categories.tryset_item}`);
    expect(text).toContain('Asia/Seoul');
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('navigation').count()).toBe(0);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await eventually(() => sheet.count()).toBe(0);
  });

  test('is accessible by keyboard and with a screen reader', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/stocks/${id}`);
    await eventually(() => entries(page).count()).toBe(pageSize);
    const first = entries(page).first().getByRole('button').first();
    await button(page, history.takeAway).focus();
    await page.keyboard.press('Tab');
    expect(await first.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await entries(page).first().getByText(history.raw, { exact: true }).waitFor();
    await expectAccessible(page);
  });

  test('tells a brand admin that it has no access to a whole tryset', async () => {
    const [item] = (await findItems('limit=1', 'brand-a')).data;
    const { page, go } = await visitor({ as: 'brand-a' });
    await go(`/tryset/${item?.trysetId}`);
    await page.getByText(history.forBrand, { exact: true }).waitFor();
    expect(await entries(page).getByText(history.event.TrysetRequested, { exact: true }).count()).toBe(0);
    await eventually(() => entries(page).count()).toBeGreaterThan(0);
  });
}
