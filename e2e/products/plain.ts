import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { Product, ProductDetail } from '#read-api/products/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { filled } from '../kit/filled.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { product, forms, rooms, parcels } = en;
const { plain } = product;

const path = '/products-oldview';
const listed = async (query: string) =>
  (await call<Found<Product>>('staff', 'GET', `/v2/products?${query}`)).data;
const stored = (id: number) => call<ProductDetail>('staff', 'GET', `/v2/products/${id}`);
const rowOf = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .first();

async function uploaded(page: Page, text: string) {
  await page.getByRole('button', { name: plain.import, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: plain.import });
  const file = { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await dialog.getByLabel(parcels.upload, { exact: true }).setInputFiles(file);
  return dialog;
}

/** Tests the plain table of products by code, and the import of codes and prices. */
export function plainProducts(): void {
  test.each([
    { width: 1280, height: 800, language: 'en' },
    { width: 390, height: 844, language: 'ko' },
  ] as const)('the table is accessible at $width px in $language', async (look) => {
    const { page, go } = await visitor({ as: 'staff', ...look });
    await go(path);
    await page.locator('tbody tr').nth(3).waitFor();
    await expectAccessible(page);
  });

  test('is sorted by code, with each size and its stock', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go('/products');
    await page.getByRole('link', { name: rooms.productsOld, exact: true }).click();
    const [first] = await listed('order=code&limit=1');
    await page.locator('tbody tr').first().waitFor();
    expect(await page.locator('tbody tr').first().locator('td').first().textContent()).toBe(
      first?.code ?? '',
    );
    const detail = await stored(first?.id ?? 0);
    const sizes = detail.sizes.map(({ name, stockStatusCount }) => `${name} ${stockStatusCount.total}`);
    await rowOf(page, detail.name).getByText(sizes.join(' · '), { exact: true }).waitFor();
  });

  test('a row’s form changes its code and price, and refuses a price above the original', async () => {
    const [some] = await listed('order=-code&limit=1');
    if (some === undefined) throw new Error('the demo has no product');
    const { page, go } = await visitor({ as: 'staff', expected: /^422 / });
    await go(`${path}?ids=${some.id}`);
    await page.getByRole('button', { name: filled(forms.editOf, { name: some.name }), exact: true }).click();
    const price = page.getByRole('textbox', { name: product.fields.price, exact: true });
    await price.fill(String(some.originalPrice + 1));
    await page.keyboard.press('Enter');
    await page.getByText(forms.refused.product_price_above_original, { exact: true }).waitFor();
    await expectAccessible(page);
    await price.fill('1000');
    await page.getByRole('textbox', { name: product.fields.code, exact: true }).fill(`ROW-${some.id}`);
    await page.keyboard.press('Enter');
    await rowOf(page, some.name).getByText(`ROW-${some.id}`, { exact: true }).waitFor();
    expect(await stored(some.id)).toMatchObject({ code: `ROW-${some.id}`, price: 1000 });
  });

  test('a file is previewed, and changes what it says', async () => {
    const [one, other] = await listed('order=id&limit=2');
    if (one === undefined || other === undefined) throw new Error('the demo has too few products');
    const { page, go } = await visitor({ as: 'staff' });
    await go(`${path}?ids=${one.id},${other.id}`);
    const price = one.price - 100;
    const text = `id,code,price\n${one.id},FILE-${one.id},${price}\n${other.id},,${other.price}\n999999,X-1,5\n`;
    const dialog = await uploaded(page, text);
    const amounts = [
      filled(plain.changed, { amount: 1 }),
      filled(plain.same, { amount: 1 }),
      filled(plain.wrong, { amount: 1 }),
    ];
    await dialog.getByText(amounts.join(' · '), { exact: true }).waitFor();
    await dialog.getByText(filled(plain.line, { at: 4, problem: plain.problems.noProduct })).waitFor();
    expect(await dialog.getByRole('table').locator('tbody tr').count()).toBe(1);
    await expectAccessible(page, { within: '[role=dialog]' });
    expect((await stored(one.id)).price).toBe(one.price);
    await dialog.getByRole('button', { name: filled(plain.carryOut, { amount: 1 }), exact: true }).click();
    await dialog.getByText(filled(product.bulk.done, { amount: 1 }), { exact: true }).waitFor();
    await dialog.getByRole('button', { name: en.common.close, exact: true }).click();
    await rowOf(page, one.name).getByText(`FILE-${one.id}`, { exact: true }).waitFor();
    await eventually(async () => (await stored(one.id)).price).toBe(price);
    expect((await stored(one.id)).originalPrice).toBe(one.originalPrice);
  });

  test('a file without the needed columns says what it needs', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go(path);
    const dialog = await uploaded(page, 'name,price\nCoat,5\n');
    await dialog.getByText(plain.faults.columns, { exact: true }).waitFor();
  });
}
