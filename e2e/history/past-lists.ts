import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { dayEnd, dayOf } from '#dashboard/kit/preferences/days.ts';
import type { FigureSeries } from '#read-api/figures/contract.ts';
import type { ListDifference } from '#read-api/kit/as-of/lists/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { downloadCsv } from '../kit/download.ts';
import { rowIds, statedTotal, totalText, typeDay } from '../kit/grid.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { list, figures } = en;
const zone = 'Asia/Seoul';
const daysAgo = (days: number) => dayOf(Date.now() - days * 86_400_000, zone);
const head = (page: Page) => page.getByRole('status').filter({ hasText: list.past.namesOfToday });

/** Tests lists and figures as they were on a day, and the comparison of two days. */
export function pastLists(): void {
  test('shows the stock of a day, without actions, and opens its garments as they were', async () => {
    const day = daysAgo(20);
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/stocks?grades=A');
    await page.getByRole('search').getByRole('button', { name: list.past.day, exact: true }).click();
    const form = page.getByRole('dialog', { name: list.past.day });
    await typeDay(form, day);
    await form.getByRole('button', { name: en.common.apply, exact: true }).click();
    await eventually(at).toBe(`/stocks?as_of=${day}`);
    await head(page).waitFor();
    const asOf = dayEnd(day, zone);
    const { count, data } = await call<Found<{ id: number }>>(
      'staff',
      'GET',
      `/v1/stocks?as_of=${asOf}&limit=50`,
    );
    await eventually(() => statedTotal(page)).toBe(totalText(count));
    await eventually(async () => (await rowIds(page)).slice(0, 5)).toEqual(
      data.slice(0, 5).map(({ id }) => id),
    );
    expect(await page.getByRole('checkbox', { name: list.selectAll }).count()).toBe(0);
    await expectAccessible(page);

    expect((await downloadCsv(page)).rows).toHaveLength(count);

    await page.locator('[role=row][data-id]').first().locator('[data-field="status"]').click();
    await eventually(at).toBe(`/stocks/${data[0]?.id}?as_of=${asOf}`);
    await page.goBack();
    await head(page).getByRole('button', { name: list.past.toNow, exact: true }).click();
    await eventually(at).toBe('/stocks');
    await eventually(() => head(page).count()).toBe(0);
  });

  test('shows the moves of compared days on the cards of a phone', async () => {
    const { page, go } = await visitor({ as: 'staff', width: 390, height: 844 });
    await go(`/trysetitems?as_of=${daysAgo(40)}&compare_to=${daysAgo(2)}`);
    const cards = page.getByRole('list', { name: en.rooms.trysetItems, exact: true }).getByRole('listitem');
    await cards.first().waitFor();
    expect(await cards.filter({ hasText: '→' }).count()).toBe(await cards.count());
    await expectAccessible(page);
  });

  test('compares two days of items, and a cell of the moves leads to its items', async () => {
    const [from, to] = [daysAgo(40), daysAgo(2)];
    const query = `as_of=${dayEnd(from, zone)}&compare_to=${dayEnd(to, zone)}`;
    const { difference } = await call<{ difference: ListDifference }>(
      'staff',
      'GET',
      `/v2/trysets/items?${query}`,
    );
    const cell = difference.matrix.find(({ fromStatus, toStatus }) => fromStatus !== toStatus);
    if (cell === undefined) throw new Error('the demo’s items moved between both days');
    const { page, go, at } = await visitor({ as: 'staff' });
    await go(`/trysetitems?as_of=${from}&compare_to=${to}`);
    await head(page).waitFor();
    const flows = page.getByRole('table', { name: list.past.flows });
    await flows.waitFor();
    const all = difference.entered + difference.left + difference.changed;
    await eventually(() => statedTotal(page)).toBe(totalText(all));
    await expectAccessible(page);
    await flows.getByRole('button').first().click();
    await eventually(at).toMatch(/change=(entered|left|changed)/);
    const asked = new URLSearchParams(at().split('?')[1]);
    const moved = difference.matrix.find(
      ({ fromStatus, toStatus }) =>
        fromStatus === asked.get('from_status') && toStatus === asked.get('to_status'),
    );
    await eventually(() => statedTotal(page)).toBe(totalText(moved?.count ?? -1));
  });

  test('compares two days of stock, and a cell of the moves leads to its garments', async () => {
    const [from, to] = [daysAgo(60), daysAgo(1)];
    const { difference } = await call<{ difference: ListDifference }>(
      'staff',
      'GET',
      `/v1/stocks?as_of=${dayEnd(from, zone)}&compare_to=${dayEnd(to, zone)}`,
    );
    const moved = difference.matrix.filter(({ fromStatus, toStatus }) => fromStatus !== toStatus);
    const { page, go, at } = await visitor({ as: 'staff' });
    await go(`/stocks?as_of=${from}&compare_to=${to}`);
    const flows = page.getByRole('table', { name: list.past.flows });
    await eventually(() => flows.getByRole('button').count()).toBe(moved.length);
    await flows.getByRole('button').last().click();
    await eventually(at).toMatch(/change=(entered|left|changed)/);
    const asked = new URLSearchParams(at().split('?')[1]);
    const cell = moved.find(
      ({ fromStatus, toStatus }) =>
        fromStatus === asked.get('from_status') && toStatus === asked.get('to_status'),
    );
    await eventually(() => statedTotal(page)).toBe(totalText(cell?.count ?? -1));
  });

  test.each([
    ['/look-use-management', '/v1/look-uses'],
    ['/orders', '/v2/orders'],
    ['/orders/items', '/v2/orders/invoice-items'],
    ['/subscriptions', '/v2/brand_subscriptions'],
    ['/tickets', '/v1/subscriptions/user-tickets'],
  ])('%s shows a day', async (room, path) => {
    const day = daysAgo(5);
    const asOf = dayEnd(day, zone);
    const { count } = await call<Found<object>>('staff', 'GET', `${path}?as_of=${asOf}&limit=1`);
    expect(count).toBeGreaterThan(0);
    const { page, go } = await visitor({ as: 'staff' });
    await go(`${room}?as_of=${day}`);
    await head(page).waitFor();
    await eventually(() => statedTotal(page)).toBe(totalText(count));
    await expectAccessible(page);
    expect((await downloadCsv(page)).rows).toHaveLength(count);
  });

  test('a figure of a day leads to the list of that day', async () => {
    const day = daysAgo(10);
    const { page, go, at } = await visitor({ as: 'staff', height: 1400 });
    await go(`/dashboard/figures?tables=standing&as_of=${day}`);
    await head(page).waitFor();
    const period = `${day}T00:00:00+09:00,${day}T23:59:59.999+09:00`;
    const query = new URLSearchParams({ period, time_zone: zone });
    const { data } = await call<FigureSeries>('staff', 'GET', `/v1/figures/series?${query}`);
    const out = data[0]?.standing?.out ?? -1;
    const row = page
      .getByRole('region', { name: figures.standing, exact: true })
      .getByRole('table')
      .locator('tbody tr')
      .last();
    const link = row.getByRole('link').nth(1);
    await eventually(() => link.textContent()).toBe(String(out));
    await link.click();
    await eventually(at).toMatch(new RegExp(`^/trysetitems\\?statuses=.*as_of=${day}$`));
    await eventually(() => statedTotal(page)).toBe(totalText(out));
  });

  test('a brand admin sees the past of its own brand', async () => {
    const day = daysAgo(20);
    const { count } = await call<Found<object>>(
      'brand-a',
      'GET',
      `/v1/stocks?as_of=${dayEnd(day, zone)}&limit=1`,
    );
    const { page, go } = await visitor({ as: 'brand-a' });
    await go(`/stocks?as_of=${day}`);
    await head(page).waitFor();
    await eventually(() => statedTotal(page)).toBe(totalText(count));
  });
}
