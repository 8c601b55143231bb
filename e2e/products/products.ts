import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { formatNumber } from '#dashboard/kit/preferences/time.ts';
import { countNames, countPath } from '#dashboard/products/stock-counts.ts';
import type { Product, ProductDetail } from '#read-api/products/contract.ts';
import type { Account } from '../kit/accounts.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found, findStocks } from '../kit/calls.ts';
import { actionPanel, entries } from '../kit/detail.ts';
import { downloadCsv } from '../kit/download.ts';
import { cellOf, choose, statedTotal, totalText } from '../kit/grid.ts';
import { intercept, letThrough } from '../kit/intercept.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { product, forms, list, common } = en;
const path = '/v2/products';

const findProducts = (query: string, account: Account = 'staff') =>
  call<Found<Product>>(account, 'GET', `${path}?${query}`);
const readProduct = (id: number) => call<ProductDetail>('staff', 'GET', `${path}/${id}`);

const given = new Set<number>();

/** Returns a product that no other test gets. */
async function ownProduct(query: string, account: Account = 'staff'): Promise<Product> {
  const { data } = await findProducts(`limit=500&${query}`, account);
  const found = data.find(({ id }) => !given.has(id));
  if (found === undefined) throw new Error('the demo has no such product left');
  given.add(found.id);
  return found;
}

/** Tests the list of products and a product's page. */
export function products(): void {
  test('each count of garments links to a list with the same total', { tags: 'thorough' }, async () => {
    const { page, go } = await visitor({ as: 'staff' });
    const { data } = await findProducts('limit=500&order=-id');
    for (const name of countNames) {
      const row = data.find(({ stockStatusCount }) => stockStatusCount[name] > 0);
      if (row === undefined) continue;
      const amount = row.stockStatusCount[name];
      await go(`/products?ids=${row.id}`);
      const cell = cellOf(page, row.id, name);
      await eventually(() => cell.textContent()).toBe(formatNumber(amount));
      expect(await cell.getByRole('link').getAttribute('href')).toBe(countPath({ product: row.id }, name));
      await cell.getByRole('link').click();
      await eventually(() => statedTotal(page)).toBe(totalText(amount));
    }
  });

  test('the list filters like the API, and its CSV file has the same rows', {
    tags: 'thorough',
  }, async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go('/products');
    await eventually(() => statedTotal(page)).toBe(totalText((await findProducts('limit=1')).count));
    await expectAccessible(page);
    const [category] = (await call<Found<{ id: number; name: string }>>('staff', 'GET', '/v2/categories'))
      .data;
    await choose(page, product.filters.category_ids, [category?.name ?? '']);
    const filtered = await findProducts(`category_ids=${category?.id}&order=price&limit=500`);
    await eventually(() => statedTotal(page)).toBe(totalText(filtered.count));
    const price = page.getByRole('columnheader', { name: product.columns.price });
    // Waits after each click, as two fast clicks may count as one.
    for (const order of ['descending', 'ascending']) {
      await price.click();
      await eventually(() => price.getAttribute('aria-sort')).toBe(order);
    }
    const { rows, hasByteOrderMark } = await downloadCsv(page);
    expect(hasByteOrderMark).toBe(true);
    expect(rows.map(({ id }) => Number(id))).toEqual(filtered.data.map(({ id }) => id));
  });

  test('a broken picture shows a placeholder', { tags: 'thorough' }, async () => {
    const { data } = await findProducts('limit=500');
    const shown = data.find(({ coverImage }) => coverImage !== null);
    const { page, go } = await visitor({ as: 'staff', expected: /^404 .*\/v1\/pictures\// });
    let asked = 0;
    await intercept(page, '**/v1/pictures/**', (route) => {
      asked += 1;
      return route.fulfill({ status: 404 });
    });
    await go(`/products?ids=${shown?.id}`);
    await eventually(() => statedTotal(page)).toBe(totalText(1));
    await eventually(() => asked).toBeGreaterThan(0);
    await eventually(() => page.locator('main img').count()).toBe(0);
    await expectAccessible(page);
  });

  test("a brand admin's list has only its own products; other products and attributes are not found", {
    tags: 'thorough',
  }, async () => {
    const other = (await findProducts('limit=1', 'brand-b')).data[0];
    const own = await findProducts('limit=500', 'brand-a');
    const { page, go, at } = await visitor({ as: 'brand-a', expected: /^404 / });
    await go('/products');
    await eventually(() => statedTotal(page)).toBe(totalText(own.count));
    const { rows } = await downloadCsv(page);
    expect(rows.map(({ id }) => Number(id)).sort()).toEqual(own.data.map(({ id }) => id).sort());
    await go(`/products/detail/${other?.id}`);
    await page.getByText(en.errors.notFoundTitle, { exact: true }).waitFor();
    await go('/products/attribute/category');
    await eventually(at).toBe('/products');
  });

  test('a product is unpublished after a question, and published again', async () => {
    const { id, name } = await ownProduct('is_published=true', 'brand-a');
    const { page, go } = await visitor({ as: 'brand-a' });
    await go(`/products/detail/${id}`);
    await actionPanel(page).getByRole('button', { name: product.actions.unpublish, exact: true }).click();
    const question = page.getByRole('alertdialog', {
      name: product.ask.unpublishTitle.replace('{{name}}', name),
    });
    await question.getByRole('button', { name: product.actions.unpublish }).click();
    await page.locator('h1 + span').getByText(product.status.unpublished, { exact: true }).waitFor();
    await entries(page).first().getByText(en.history.event.ProductUnpublished, { exact: true }).waitFor();
    await expectAccessible(page);
    await actionPanel(page).getByRole('button', { name: product.actions.publish, exact: true }).click();
    await page.locator('h1 + span').getByText(product.status.published, { exact: true }).waitFor();
    expect((await readProduct(id)).isPublished).toBe(true);
  });

  test('a size is added with measurements, refused a second time, and removed', async () => {
    const { id } = await ownProduct('is_published=true');
    const before = await readProduct(id);
    const { page, go } = await visitor({ as: 'staff', expected: /^409 / });
    await go(`/products/detail/${id}`);
    const panel = actionPanel(page);
    await panel.getByRole('button', { name: product.actions.addSize, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: product.actions.addSize });
    const name = dialog.getByRole('textbox', { name: product.sizeForm.ownName });
    await name.fill('Tall');
    const measured = dialog.locator('input[inputmode=decimal]').first();
    await measured.fill('5,5');
    await dialog.getByRole('button', { name: forms.save, exact: true }).click();
    await dialog.getByText(en.fieldProblems.decimal, { exact: true }).waitFor();
    await measured.fill('62.5');
    await expectAccessible(page, { within: '[role=dialog]' });
    await dialog.getByRole('button', { name: forms.save, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    const row = page.getByRole('row', { name: /^Tall/ });
    await row.getByText('62.5', { exact: true }).waitFor();
    const added = (await readProduct(id)).sizes.find((size) => size.name === 'Tall');
    expect(added?.measurements.map(({ value }) => value)).toEqual([62.5]);

    await panel.getByRole('button', { name: product.actions.addSize, exact: true }).click();
    await name.fill('Tall');
    await dialog.getByRole('button', { name: forms.save, exact: true }).click();
    await dialog.getByText(forms.refused.product_size_exists, { exact: true }).waitFor();
    await dialog.getByRole('button', { name: common.cancel, exact: true }).click();

    await row.getByRole('button', { name: product.actions.removeSize }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: product.actions.removeSize, exact: true })
      .click();
    await row.waitFor({ state: 'hidden' });
    expect((await readProduct(id)).sizes).toHaveLength(before.sizes.length);
  });

  test('a product with lent garments cannot be removed, and the page names them', {
    tags: 'thorough',
  }, async () => {
    const lent = (await findStocks('statuses=in_use&limit=1')).data[0];
    const { page, go, at } = await visitor({ as: 'staff', expected: /^409 / });
    const address = `/products/detail/${lent?.product.id}`;
    await go(address);
    await actionPanel(page).getByRole('button', { name: product.actions.remove, exact: true }).click();
    const question = page.getByRole('alertdialog');
    await question.waitFor();
    await expectAccessible(page, { within: '[role=alertdialog]' });
    await question.getByRole('button', { name: product.actions.remove, exact: true }).click();
    const told = page.getByRole('alert').filter({ hasText: product.inUse.title });
    await told.getByRole('link').first().waitFor();
    expect(at()).toBe(address);
    await told.getByRole('link').first().click();
    await eventually(at).toMatch(/^\/stocks\/\d+$/);
  });

  test('products of a brand become a family', async () => {
    const [one, two] = [await ownProduct('', 'brand-b'), await ownProduct('', 'brand-b')];
    const { page, go } = await visitor({ as: 'brand-b' });
    await go(`/products/detail/${one.id}`);
    await actionPanel(page).getByRole('button', { name: product.actions.merge, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: product.merge.search }).fill(two.code ?? '');
    await dialog.getByRole('checkbox').first().waitFor();
    await eventually(() => dialog.getByRole('checkbox').count()).toBe(1);
    await expectAccessible(page, { within: '[role=dialog]' });
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: product.merge.submit, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    const family = page.getByRole('region', { name: product.sections.family });
    await family.getByRole('link', { name: two.name }).waitFor();
    expect((await readProduct(two.id)).familyProducts.map(({ id }) => id)).toEqual([one.id]);
  });

  test('shows all pictures one after the other in full size', { tags: 'thorough' }, async () => {
    const products = (await call<Found<Product>>('staff', 'GET', '/v2/products?limit=100')).data;
    const details = await Promise.all(products.map(({ id }) => readProduct(id)));
    const shown = details.find(({ contents, coverImage }) => contents.length > 1 && coverImage !== null);
    if (shown === undefined) throw new Error('the demo has no product with several pictures');
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/products/detail/${shown.id}`);
    const pictures = page.getByRole('region', { name: en.pictures.name, exact: true });
    const small = pictures.locator('button[aria-pressed]');
    await eventually(() => small.count()).toBe(shown.contents.length + 1);
    await small.first().focus();
    await page.keyboard.press('ArrowRight');
    await eventually(() => small.nth(1).getAttribute('aria-pressed')).toBe('true');
    const large = pictures.locator('img').first();
    await eventually(() => large.getAttribute('src')).toBe(shown.contents[0]?.standard.url);
    await pictures.getByRole('button', { name: /^Enlarge/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: en.pictures.next, exact: true }).click();
    await eventually(() => dialog.locator('img').getAttribute('src')).toBe(shown.contents[1]?.large.url);
    await expectAccessible(page, { within: '[role=dialog]' });
    await dialog.getByRole('button', { name: en.pictures.whole, exact: true }).click();
    await eventually(() => dialog.locator('img').getAttribute('src')).toBe(shown.contents[1]?.origin.url);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  test('reports an unknown product, and a failed list offers a retry', {
    tags: 'thorough',
  }, async () => {
    const { page, go } = await visitor({ as: 'staff', expected: /^(404|503) / });
    await go('/products/detail/9999999');
    await page.getByText(en.errors.notFoundTitle, { exact: true }).waitFor();
    await go('/products?q=nothing-is-called-so');
    await page.getByText(list.noMatchTitle, { exact: true }).waitFor();
    await intercept(page, /\/v2\/products\?/, (route) => route.fulfill({ status: 503, json: {} }));
    await go('/products');
    await page.getByRole('button', { name: common.retry, exact: true }).waitFor();
    await expectAccessible(page);
    await letThrough(page);
    await page.getByRole('button', { name: common.retry, exact: true }).click();
    await page.getByTestId('total').waitFor();
  });
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Tests the forms of a product. */
export function productForms(): void {
  test('a brand admin registers a product with a picture and a size, and changes its price', async () => {
    const { page, go, at } = await visitor({ as: 'brand-a', expected: /^409 / });
    await go('/product/create');
    const submit = page.getByRole('button', { name: product.form.create, exact: true });
    await submit.click();
    await eventually(() => page.getByText(en.fieldProblems.required, { exact: true }).count()).toBe(2);
    const taken = (await findProducts('limit=1', 'brand-a')).data[0];
    await page.getByRole('textbox', { name: product.fields.name, exact: false }).first().fill('Rain coat');
    await page.locator('input[name=code]').fill(taken?.code ?? '');
    await page.locator('input[name=original_price]').fill('120000');
    await page.locator('input[name=discount_rate]').fill('25');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'coat.png', mimeType: 'image/png', buffer: png });
    await page.getByRole('group', { name: product.form.cover }).waitFor();
    await page.getByRole('button', { name: product.form.addSize, exact: true }).click();
    await expectAccessible(page);
    await submit.click();
    await page.getByText(forms.refused.claim_product_code_taken, { exact: true }).waitFor();
    await page.locator('input[name=code]').fill('RAIN-1');
    await submit.click();
    await eventually(at).toMatch(/^\/products\/detail\/\d+$/);
    const id = Number(at().split('/').at(-1));
    const made = await readProduct(id);
    expect([made.price, made.sizes.length, made.isPublished]).toEqual([90_000, 1, false]);
    expect(made.coverImage?.origin.url).toMatch(/^\/v1\/pictures\//);

    await go(`/products/edit/${id}`);
    await page.locator('input[name=original_price]').fill('100000');
    await page.getByRole('button', { name: forms.save, exact: true }).click();
    await eventually(at).toBe(`/products/detail/${id}`);
    await page.getByText('₩75,000', { exact: true }).first().waitFor();
  });

  test('asks before leaving unsaved work, and restores it', { tags: 'thorough' }, async () => {
    const { id } = await ownProduct('', 'brand-b');
    const { page, go, at } = await visitor({ as: 'brand-b' });
    await go(`/products/edit/${id}`);
    await page.locator('input[name=color_code]').fill('#123456');
    const leaving = page.getByRole('link', { name: en.rooms.stocks, exact: true });
    await leaving.click();
    const question = page.getByRole('alertdialog', { name: forms.leaveTitle });
    await question.getByRole('button', { name: common.cancel, exact: true }).click();
    expect(at()).toBe(`/products/edit/${id}`);
    await leaving.click();
    await question.getByRole('button', { name: forms.leave, exact: true }).click();
    await page.getByTestId('total').waitFor();
    await page.goBack();
    await eventually(at).toBe(`/products/edit/${id}`);
    await eventually(() => page.locator('input[name=color_code]').inputValue()).toBe('#123456');
  });
}
