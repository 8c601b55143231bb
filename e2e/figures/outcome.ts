import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { formatNumber } from '#dashboard/kit/preferences/time.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call } from '../kit/calls.ts';
import { statedTotal } from '../kit/grid.ts';
import { intercept, letThrough } from '../kit/intercept.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { figures, list, metrics } = en;

const section = (page: Page) => page.getByRole('region', { name: metrics.title, exact: true });
const figure = (page: Page, name: string) =>
  section(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .getByRole('link');

async function untilThere(page: Page): Promise<void> {
  await section(page).getByRole('heading', { name: metrics.fields.requestedCount, exact: true }).waitFor();
}

/** Tests what became of the things that began in a period, and the links to the lists that the numbers count. */
export function outcomeSuite(): void {
  test('each number of what became leads to a list that states as many', async () => {
    const { page, go } = await visitor({ as: 'staff', height: 1400 });
    await go('/dashboard/figures');
    await untilThere(page);
    const counts = [
      'requestedCount',
      'returnedCount',
      'lostCount',
      'overdueCount',
      'orderItemCount',
    ] as const;
    for (const field of counts) {
      const name = metrics.fields[field];
      const said = (await figure(page, name).textContent()) ?? '';
      expect(said, name).toMatch(/^\d/);
      await figure(page, name).click();
      await eventually(() => statedTotal(page)).toBe(list.total.replace('{{amount}}', said));
      await page.goBack();
      await untilThere(page);
    }
  });

  test('rows, columns, and their order stand in the address', async () => {
    const { page, go, at } = await visitor({ as: 'staff', height: 1400 });
    await go('/dashboard/figures');
    await untilThere(page);
    await section(page).getByRole('button', { name: metrics.products, exact: true }).click();
    await section(page).getByRole('button', { name: metrics.groups.posts, exact: true }).click();
    const ordered = page.waitForResponse(/\/v1\/metrics\/products\?.*order=-lost_count/);
    const byLost = figures.by.sortBy.replace('{{column}}', metrics.fields.lostCount);
    await section(page).getByRole('button', { name: byLost, exact: true }).click();
    const { data } = await (await ordered).json();
    await eventually(at).toBe(
      '/dashboard/figures?outcome=products&outcome_columns=items&outcome_order=-lost_count',
    );
    const row = section(page).locator('tbody tr').first();
    await eventually(() => row.getByRole('link').first().getAttribute('href')).toBe(
      `/products/detail/${data[0].id}`,
    );
    await expectAccessible(page);
    await row.getByRole('link', { name: new RegExp(`^${metrics.fields.lostCount}: `) }).click();
    await eventually(() => statedTotal(page)).toBe(
      list.total.replace('{{amount}}', formatNumber(data[0].lostCount)),
    );
  });

  test('a brand admin sees its own rows alone, on its pages, too', async () => {
    const { page, go } = await visitor({ as: 'brand-a', height: 1400 });
    await go('/dashboard/figures');
    await untilThere(page);
    expect(await section(page).getByRole('button', { name: metrics.brands, exact: true }).count()).toBe(0);
    const { data } = await call<{ data: { id: number; requestedCount: number }[] }>(
      'brand-a',
      'GET',
      '/v1/metrics/products?limit=1',
    );
    await go(`/products/detail/${data[0]?.id}`);
    const said = formatNumber(data[0]?.requestedCount ?? 0);
    await eventually(() => figure(page, metrics.fields.requestedCount).textContent()).toBe(said);
    await figure(page, metrics.fields.requestedCount).click();
    await eventually(() => statedTotal(page)).toBe(list.total.replace('{{amount}}', said));
  });

  test('a brand’s page shows what became of its trysets, to staff and to its admin', async () => {
    const { data } = await call<{ data: { id: number; requestedCount: number }[] }>(
      'brand-a',
      'GET',
      '/v1/metrics/brands?limit=1',
    );
    const said = formatNumber(data[0]?.requestedCount ?? 0);
    for (const as of ['staff', 'brand-a'] as const) {
      const { page, go } = await visitor({ as, height: 1400 });
      await go(`/brands/${data[0]?.id}`);
      await eventually(() => figure(page, metrics.fields.requestedCount).textContent()).toBe(said);
      await expectAccessible(page);
      await figure(page, metrics.fields.requestedCount).click();
      await eventually(() => statedTotal(page)).toBe(list.total.replace('{{amount}}', said));
    }
  });

  test('says that nothing began, and offers a retry of a failed call', async () => {
    const { page, go } = await visitor({ as: 'staff', expected: /^503 /, height: 1400 });
    await go('/dashboard/figures?period=2001-01-01%2C2001-01-31');
    await section(page).getByText(figures.by.empty, { exact: true }).waitFor();
    const unavailable = { errorCode: 'service.unavailable', message: '', detailCode: null, detail: {} };
    await intercept(page, /\/v1\/metrics\/brands\?/, (route) =>
      route.fulfill({ status: 503, json: unavailable }),
    );
    await go('/dashboard/figures');
    await section(page).getByText(figures.failedTitle, { exact: true }).waitFor();
    await letThrough(page);
    await section(page).getByRole('button', { name: en.common.retry, exact: true }).click();
    await untilThere(page);
  });
}
