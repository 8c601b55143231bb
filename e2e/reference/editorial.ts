import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { ReferenceEntry } from '#read-api/reference/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { statedTotal, totalText } from '../kit/grid.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { attributes, forms, rooms } = en;

const saying = (text: string, name: string) => text.replace('{{name}}', name);
const listed = async (path: string) =>
  (await call<Found<ReferenceEntry>>('staff', 'GET', `${path}?limit=500`)).data;

/** Tests curations and magazines, which staff publish for members. */
export function editorialSuite(): void {
  test.each([
    { width: 1280, height: 800, language: 'en' },
    { width: 390, height: 844, language: 'ko' },
  ] as const)('the room is accessible at $width px in $language', async (look) => {
    const { page, go } = await visitor({ as: 'staff', ...look });
    await go('/curations');
    await page.locator('tbody th').first().waitFor();
    await expectAccessible(page);
  });

  test('a magazine is added with its link, hidden, and removed', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go('/curations');
    await page.getByRole('heading', { level: 1, name: rooms.editorial, exact: true }).waitFor();
    await page.getByRole('link', { name: attributes.view.magazine, exact: true }).click();
    const create = attributes.create.replace('{{kind}}', attributes.one.magazine);
    await page.getByRole('button', { name: create, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: create });
    await dialog.getByRole('textbox', { name: attributes.fields.name }).fill('Seoul in spring');
    await dialog.getByRole('textbox', { name: attributes.fields.link }).fill('https://example.com/spring');
    await expectAccessible(page, { within: '[role=dialog]' });
    await dialog.getByRole('button', { name: forms.save, exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: 'Seoul in spring' });
    await row.getByRole('link', { name: 'https://example.com/spring', exact: true }).waitFor();

    const published = row.getByRole('switch', { name: `${attributes.published}: Seoul in spring` });
    await published.click();
    await eventually(async () => (await listed('/v2/magazines')).at(-1)?.isPublished).toBe(false);
    await row.getByRole('button', { name: saying(attributes.retire, 'Seoul in spring') }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(attributes.retireHides, { exact: true }).waitFor();
    await question.getByRole('button', { name: attributes.retireOk, exact: true }).click();
    await row.waitFor({ state: 'detached' });
    expect((await listed('/v2/magazines')).map(({ name }) => name)).not.toContain('Seoul in spring');
  });

  test('a curation finds its products by typing, and links to them', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    const products = await call<Found<{ id: number; name: string; code: string | null }>>(
      'staff',
      'GET',
      '/v2/products?limit=2',
    );
    await go('/curations');
    const create = attributes.create.replace('{{kind}}', attributes.one.curation);
    await page.getByRole('button', { name: create, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: create });
    await dialog.getByRole('textbox', { name: attributes.fields.name }).fill('First snow');
    const search = dialog.getByRole('combobox', { name: attributes.fields.productIds });
    for (const { name, code } of products.data) {
      await search.fill(code ?? name);
      await page.getByRole('option', { name }).first().click();
    }
    await expectAccessible(page, { within: '[role=dialog]' });
    await dialog.getByRole('button', { name: forms.save, exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: 'First snow' });
    await row.getByRole('link').click();
    await eventually(() => statedTotal(page)).toBe(totalText(2));
    const [first] = products.data;
    await page
      .getByRole('row')
      .filter({ hasText: first?.name ?? '' })
      .first()
      .waitFor();
  });
}
