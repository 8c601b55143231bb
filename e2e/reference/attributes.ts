import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { ReferenceEntry } from '#read-api/reference/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { filled } from '../kit/filled.ts';
import { statedTotal, totalText } from '../kit/grid.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { attributes, forms } = en;

const listed = async (path: string) =>
  (await call<Found<ReferenceEntry>>('staff', 'GET', `${path}?limit=500`)).data;
const saying = (text: string, name: string) => text.replace('{{name}}', name);
const rowNames = (page: Page) => page.locator('tbody th').allInnerTexts();
const save = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: forms.save, exact: true }).click();

/** Tests the reference data of products, which staff edit. */
export function attributesSuite(): void {
  const views = ['overview', 'category', 'size', 'measurement', 'material', 'style'] as const;

  test.each(views)('%s is listed and accessible', async (view) => {
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/products/attribute/${view}`);
    await page.locator('tbody th').first().waitFor();
    await page.getByRole('link', { name: attributes.view[view], exact: true }).first().waitFor();
    await expectAccessible(page);
  });

  test('a style is added, renamed, hidden and retired', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go('/products/attribute/style');
    const create = attributes.create.replace('{{kind}}', attributes.one.style);
    await page.getByRole('button', { name: create, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: create });
    await dialog.getByRole('textbox', { name: attributes.fields.name }).fill('Preppy');
    await expectAccessible(page, { within: '[role=dialog]' });
    await save(page);
    await dialog.waitFor({ state: 'hidden' });
    await eventually(async () => (await rowNames(page)).at(-1)).toBe('Preppy');

    await page.getByRole('button', { name: saying(attributes.edit, 'Preppy') }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: attributes.fields.name }).fill('Ivy');
    await save(page);
    await eventually(async () => (await rowNames(page)).at(-1)).toBe('Ivy');

    await page.getByRole('switch', { name: `${attributes.published}: Ivy` }).click();
    await eventually(async () => (await listed('/v2/styles')).at(-1)?.isPublished).toBe(false);

    await page.getByRole('button', { name: saying(attributes.retire, 'Ivy') }).click();
    const question = page.getByRole('alertdialog', { name: saying(attributes.retireTitle, 'Ivy') });
    await question.getByText(attributes.notNamed, { exact: true }).waitFor();
    await question.getByRole('button', { name: attributes.retireOk, exact: true }).click();
    await eventually(() => rowNames(page)).not.toContain('Ivy');
  });

  test('the order changes by keyboard, and stays', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go('/products/attribute/size');
    await page.locator('tbody th').first().waitFor();
    const [first = '', second = '', ...others] = await rowNames(page);
    await page.getByRole('button', { name: saying(attributes.moveDown, first) }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await eventually(() => rowNames(page)).toEqual([second, first, ...others]);
    await eventually(async () => (await listed('/v2/size-types')).map(({ name }) => name)).toEqual([
      second,
      first,
      ...others,
    ]);
    // The row keeps the focus, so that the key moves it again.
    await page.keyboard.press('Alt+ArrowUp');
    await eventually(() => rowNames(page)).toEqual([first, second, ...others]);
    await eventually(async () => (await listed('/v2/size-types')).map(({ name }) => name)).toEqual([
      first,
      second,
      ...others,
    ]);
  });

  test('the count of products links to them, and retiring warns with this count', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go('/products/attribute/category');
    const name = (await listed('/v2/categories'))[0]?.name ?? '';
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    const amount = Number(await row.getByRole('link').textContent());
    expect(amount).toBeGreaterThan(0);
    await row.getByRole('button', { name: saying(attributes.retire, name) }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(filled(attributes.namedBy.products, { amount })).waitFor();
    await question.getByRole('button', { name: en.common.cancel, exact: true }).click();
    await row.getByRole('link').click();
    await eventually(() => statedTotal(page)).toBe(totalText(amount));
  });

  test('a category can be below another, but not below itself', async () => {
    const { page, go } = await visitor({ as: 'staff', expected: /^422 / });
    await go('/products/attribute/category');
    const [parent] = await listed('/v2/categories');
    const name = parent?.name ?? '';
    await page.getByRole('button', { name: saying(attributes.createIn, name) }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: attributes.fields.name }).fill('Evening');
    await save(page);
    await eventually(() => rowNames(page)).toContain('Evening');
    const names = await rowNames(page);
    expect(names.indexOf('Evening')).toBe(names.indexOf(name) + 1);

    await page.getByRole('button', { name: saying(attributes.edit, name), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: attributes.fields.parentId }).click();
    await page.getByRole('option', { name: 'Evening' }).click();
    await save(page);
    await dialog.getByText(forms.refused.category_circle, { exact: true }).waitFor();
  });
}
