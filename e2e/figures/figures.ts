import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { formatNumber } from '#dashboard/kit/preferences/time.ts';
import type { Brand } from '#read-api/brands/contract.ts';
import type { FigureRow, Figures } from '#read-api/figures/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { statedTotal, totalText } from '../kit/grid.ts';
import { intercept, letThrough } from '../kit/intercept.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { figures, list, errors } = en;

/** The tile of a figure. What became of things has tiles of the same names further down. */
const tile = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .first();

/** The figure of a tile, as a link to its list. */
const figure = (page: Page, name: string) => tile(page, name).getByRole('link').first();

const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const asTable = (page: Page, title: string) =>
  section(page, title).getByRole('button', { name: `${figures.asTable}: ${title}` });

async function untilThere(page: Page): Promise<void> {
  await page.getByRole('heading', { name: figures.period.title, exact: true }).waitFor();
  await eventually(() => page.locator('.MuiSkeleton-root').count()).toBe(0);
}

async function brandOf(account: 'brand-a' | 'brand-b'): Promise<Brand> {
  const { data } = await call<Found<Brand>>(account, 'GET', '/v1/brands');
  if (data[0] === undefined) throw new Error('a brand admin has a brand');
  return data[0];
}

/** Tests the figures and their links to the lists that they count. */
export function figuresSuite(): void {
  test.each(['korea', 'own'] as const)(
    'each figure leads to a list that states as many, by the days of the zone (%s)',
    async (zone) => {
      const { page, go } = await visitor({ as: 'staff', zone });
      await go('/dashboard/figures');
      await untilThere(page);
      const names = [
        ...(['toSend', 'out', 'overdue', 'inReturn', 'deferred', 'failed'] as const).map(
          (key) => figures.now[key],
        ),
        ...(['requested', 'delivered', 'returnRequested', 'shelved', 'deferred'] as const).map(
          (key) => figures.period[key],
        ),
        ...(['posted', 'certified', 'rejected'] as const).map((key) => figures.looks[key]),
      ];
      for (const name of zone === 'korea' ? names : [figures.period.delivered, figures.period.shelved]) {
        const said = (await figure(page, name).textContent()) ?? '';
        expect(said, name).toMatch(/^\d/);
        await figure(page, name).click();
        await eventually(() => statedTotal(page)).toBe(list.total.replace('{{amount}}', said));
        await page.goBack();
        await untilThere(page);
      }
    },
  );

  test('keeps the period and filters in the URL, and shows the previous period for comparison', async () => {
    const { page, go, at } = await visitor({ as: 'staff', height: 1400 });
    await go('/dashboard/figures');
    await untilThere(page);
    await page.getByRole('search').getByRole('button', { name: figures.filters.period }).click();
    await page.getByRole('button', { name: list.presets.lastMonth, exact: true }).click();
    await eventually(at).toMatch(/^\/dashboard\/figures\?period=\d{4}-\d\d-01%2C\d{4}-\d\d-\d\d$/);
    const [first = '', last = ''] = new URLSearchParams(at().split('?')[1]).get('period')?.split(',') ?? [];
    const period = `${first}T00:00:00+09:00,${last}T23:59:59.999+09:00`;
    const { current, previous } = await call<Figures>(
      'staff',
      'GET',
      `/v1/figures?${new URLSearchParams({ period })}`,
    );
    // The period shown before can have as many deliveries, so both numbers say whether the chosen one is there.
    await eventually(() => tile(page, figures.period.delivered).textContent()).toMatch(
      new RegExp(
        `${formatNumber(current.delivered)}${figures.before} ${formatNumber(previous.delivered)}(?!\\d)`,
      ),
    );
    await page.reload();
    await eventually(() => figure(page, figures.period.delivered).textContent()).toBe(
      formatNumber(current.delivered),
    );
  });

  test('each chart has a table, one key away, with linked figures', async () => {
    const { page, go, at } = await visitor({ as: 'staff', height: 1400 });
    await go('/dashboard/figures');
    await untilThere(page);
    const title = figures.stock.status;
    await section(page, title).locator('svg').first().waitFor();
    await expectAccessible(page);
    await asTable(page, title).focus();
    await page.keyboard.press('Enter');
    const row = section(page, title).getByRole('row', { name: en.stockItem.status.in_stock });
    const count = (await row.getByRole('link').textContent()) ?? '';
    expect(at()).toBe('/dashboard/figures?tables=status');
    await asTable(page, figures.course.day).click();
    await section(page, figures.course.day).getByRole('table').waitFor();
    await expectAccessible(page);
    await row.getByRole('link').click();
    await eventually(at).toBe('/stocks?statuses=in_stock');
    await eventually(() => statedTotal(page)).toBe(list.total.replace('{{amount}}', count));
  });

  test('each day of the half year leads to its list, also by arrow keys', async () => {
    const { page, go, at } = await visitor({ as: 'staff', height: 1400 });
    await go('/dashboard/figures');
    await untilThere(page);
    const map = page.getByRole('list', { name: figures.period.delivered, exact: true });
    const days = map.getByRole('link');
    await map.locator('a[tabindex="0"]').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    const said = await map.locator('a[tabindex="0"]').getAttribute('aria-label');
    expect(said).toBe(await days.nth((await days.count()) - 9).getAttribute('aria-label'));
    const amount = /: ([\d,]+) · /.exec(said ?? '')?.[1] ?? '';
    await page.keyboard.press('Enter');
    await eventually(at).toMatch(/^\/trysetitems\?delivered_time=/);
    await eventually(() => statedTotal(page)).toBe(list.total.replace('{{amount}}', amount));
  });

  test('the most lent garments have the order of their list', async () => {
    const { page, go } = await visitor({ as: 'staff', height: 1400 });
    await go('/dashboard/figures');
    await untilThere(page);
    const worn = section(page, figures.worn.title);
    const first = await worn.getByRole('listitem').first().getByRole('link').getAttribute('href');
    await worn.getByRole('link', { name: figures.worn.list, exact: true }).click();
    const top = page.locator('[role=row][data-id]').first();
    await top.waitFor();
    expect(`/stocks/${await top.getAttribute('data-id')}`).toBe(first);
  });

  test('the page is legible in the dark theme', async () => {
    const { page, go } = await visitor({ as: 'staff', height: 1400 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await go('/dashboard/figures?tables=status,use,course&by=products');
    await untilThere(page);
    await expectAccessible(page);
  });

  test('breaks figures down by brand, product and category, sorts them, and filters the page by them', async () => {
    const { page, go, at } = await visitor({ as: 'staff', height: 1400 });
    await go('/dashboard/figures?by=products');
    await untilThere(page);
    const detail = section(page, figures.by.title);
    const sortByStock = figures.by.sortBy.replace('{{column}}', figures.by.stock);
    const ordered = page.waitForResponse(/\/v1\/figures\/products\?.*order=-stock/);
    await detail.getByRole('button', { name: sortByStock, exact: true }).click();
    await eventually(at).toBe('/dashboard/figures?by=products&order=-stock');
    await eventually(() => detail.locator('th[aria-sort=descending]').count()).toBe(1);
    const { data } = (await (await ordered).json()) as { data: FigureRow[] };
    const behind = `/stocks?product_ids=${data[0]?.id}`;
    // The old rows stay until the new order is loaded, so wait for it.
    const stock = detail.locator('tbody tr').first().locator(`a[href="${behind}"]`).first();
    const inStock = (await stock.textContent()) ?? '';
    await stock.click();
    await eventually(at).toBe(behind);
    await eventually(() => statedTotal(page)).toBe(list.total.replace('{{amount}}', inStock));
    await page.goBack();
    await untilThere(page);
    await detail.locator('tbody tr').first().locator('th').getByRole('link').click();
    await eventually(at).toMatch(/product_ids=\d+/);
    await eventually(() => detail.locator('tbody tr').count()).toBe(1);
    await page.getByRole('button', { name: list.clearAll, exact: true }).click();
    await detail.getByRole('button', { name: figures.by.brands, exact: true }).click();
    const brand = await brandOf('brand-a');
    const narrow = figures.by.narrow.replace('{{name}}', brand.name);
    await detail.getByRole('link', { name: narrow, exact: true }).click();
    await page
      .getByRole('heading', { name: figures.ofBrand.replace('{{brand}}', brand.name), exact: true })
      .waitFor();
    expect(at()).toContain(`/dashboard/${brand.id}`);
  });

  test('a brand admin sees only the figures of its own brand', async () => {
    const [own, other] = [await brandOf('brand-a'), await brandOf('brand-b')];
    const { page, go } = await visitor({ as: 'brand-a', expected: /^(404|400) / });
    const { stock, now } = await call<Figures>('brand-a', 'GET', '/v1/figures');
    for (const path of ['/dashboard/figures', `/dashboard/${own.id}`]) {
      await go(`${path}?tables=use`);
      await untilThere(page);
      expect(await figure(page, figures.now.out).textContent()).toBe(formatNumber(now.out));
      const all = section(page, figures.stock.use).getByRole('row', { name: figures.stock.all });
      expect(await all.getByRole('link').textContent()).toBe(formatNumber(stock.total));
    }
    const byBrand = page.getByRole('button', { name: figures.by.brands, exact: true });
    expect(await byBrand.count()).toBe(0);
    await figure(page, figures.now.out).click();
    await eventually(() => statedTotal(page)).toBe(totalText(now.out));
    await go(`/dashboard/${other.id}`);
    await page.getByText(errors.notFoundTitle, { exact: true }).waitFor();
    await go('/dashboard/nobody');
    await page.getByText(errors.notFoundTitle, { exact: true }).waitFor();
    await expectAccessible(page);
  });

  test('shows empty, loading and failed states, and a retry', async () => {
    const { page, go } = await visitor({ as: 'staff', expected: /^503 / });
    await go('/dashboard/figures?period=2001-01-01%2C2001-01-31');
    await page.getByText(figures.nothingTitle, { exact: true }).waitFor();
    await expectAccessible(page);

    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const unavailable = { errorCode: 'service.unavailable', message: '', detailCode: null, detail: {} };
    await intercept(page, /\/v1\/figures\?/, async (route) => {
      await held;
      await route.fulfill({ status: 503, json: unavailable });
    });
    await go('/dashboard/figures');
    await page.locator('.MuiSkeleton-root').first().waitFor();
    release();
    await page.getByText(figures.failedTitle, { exact: true }).waitFor();
    await letThrough(page);
    await page.getByRole('button', { name: en.common.retry, exact: true }).click();
    await untilThere(page);
  });
}
