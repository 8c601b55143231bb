import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { findItems, findStocks } from '../kit/calls.ts';
import { downloadCsv } from '../kit/download.ts';
import { statedTotal, totalText } from '../kit/grid.ts';
import { countOf } from '../kit/stored.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const lists = [
  { list: '/stocks', table: 'read.stock_items', search: 'search', codeColumn: 'code' },
  { list: '/trysetitems', table: 'read.tryset_items', search: 'q', codeColumn: 'stock_code' },
] as const;

/** Tests that a brand admin cannot see another brand's garments in any way. */
export function brandScope(): void {
  test.each(lists)('$list contains only the own brand, also as CSV', async ({ list, table }) => {
    const [own] = (await findStocks('limit=1', 'brand-b')).data;
    const { page, go } = await visitor({ as: 'brand-b' });
    await go(list);
    const count = await countOf(table, `brand_id = ${own?.brand.id}`);
    await eventually(() => statedTotal(page)).toBe(totalText(count));
    expect(await countOf(table, '')).toBeGreaterThan(count);
    const { rows } = await downloadCsv(page);
    expect(rows).toHaveLength(count);
    expect(new Set(rows.map(({ brand }) => brand))).toEqual(new Set(['Seoul Thread']));
    await expect(
      page.getByRole('button', { name: en.stockItem.fields.brandId, exact: true }).count(),
    ).resolves.toBe(0);
  });

  test.each(lists)(
    "$list finds nothing of another brand's, by its id or by a code",
    async ({ list, search }) => {
      const [other] = (await findStocks('limit=1&statuses=in_use', 'brand-a')).data;
      const { page, go } = await visitor({ as: 'brand-b' });
      await go(`${list}?${search}=${other?.code}`);
      await page.getByText(en.list.noMatchTitle, { exact: true }).waitFor();
      // A link from staff may name another brand; the list still shows only the admin's own brand.
      const all =
        list === '/stocks' ? await findStocks('limit=1', 'brand-b') : await findItems('limit=1', 'brand-b');
      await go(`${list}?brand_id=${other?.brand.id}`);
      await eventually(() => statedTotal(page)).toBe(totalText(all.count));
    },
  );

  test("another brand's item and garment are not found by their URLs", async () => {
    const [item] = (await findItems('limit=1', 'brand-a')).data;
    const { page, go } = await visitor({ as: 'brand-b', expected: /^404 / });
    for (const path of [`/trysetitems/${item?.id}`, `/stocks/${item?.stock.id}`]) {
      await go(path);
      await page.getByText(en.errors.notFoundTitle, { exact: true }).waitFor();
      expect(await page.locator('main').textContent()).not.toContain(item?.product.name);
    }
  });
}
