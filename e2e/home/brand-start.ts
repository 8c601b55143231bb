import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { CommandAnswer } from '#http/contract.ts';
import type { ProductDetail } from '#read-api/products/contract.ts';
import { aPicture } from '#write-api/testing/picture.ts';
import { password } from '../kit/accounts.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, stocksPath } from '../kit/calls.ts';
import { filled } from '../kit/filled.ts';
import { eventually, visitor } from '../kit/visitor.ts';
import { fillInAs, heading } from '../shell/sign-in.ts';

const { home, rooms, list, product, stockItem, forms, brand } = en;

async function newBrand(): Promise<{ id: number; username: string }> {
  const unique = Math.random().toString(36).slice(2, 8);
  const said = { name: `Fresh ${unique}`, is_published: true };
  const { id } = await call<CommandAnswer>('staff', 'POST', '/v1/brands', said);
  const username = `fresh.${unique}`;
  await call<CommandAnswer>('staff', 'POST', `/v1/brands/${id}/admins`, { username, password });
  return { id, username };
}

/** Tests the first steps of a brand, and its empty lists. */
export function brandStartSuite(): void {
  test('a new brand is led from its profile to a published product', async () => {
    const { id, username } = await newBrand();
    const { page, go, walk } = await visitor({ as: null });
    await go('/login');
    await fillInAs(page, 'brand_admin', username, password);
    await heading(page, rooms.products).waitFor();
    // The empty list has the button that fills it, beside the one in its header.
    await page.getByText(list.emptyTitle, { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: product.actions.create, exact: true }).count()).toBe(2);
    await walk('/stocks');
    await page.getByText(list.emptyTitle, { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: stockItem.register.open, exact: true }).count()).toBe(2);

    await walk('/products');
    await page.getByRole('link', { name: product.firstSteps, exact: true }).click();
    const steps = page.getByRole('list', { name: home.start.title });
    const done = () => steps.getByRole('img', { name: home.start.isTaken }).count();
    await steps.getByRole('listitem').nth(3).waitFor();
    expect(await done()).toBe(0);
    await page.getByText(filled(home.start.taken, { amount: 0, all: 4 }), { exact: true }).waitFor();
    await expectAccessible(page);

    const registered = await call<CommandAnswer>('staff', 'POST', '/v2/products', {
      brand_id: id,
      name: 'First coat',
      original_price: 90_000,
      sizes: [{ name: 'One' }],
    });
    await eventually(done).toBe(1);
    await call('staff', 'PATCH', `/v2/products/${registered.id}`, { is_published: true });
    await eventually(done).toBe(2);
    const { sizes } = await call<ProductDetail>('staff', 'GET', `/v2/products/${registered.id}`);
    await call('staff', 'POST', stocksPath, { product_size_id: sizes[0]?.id, code: `FRESH-${id}` });
    await eventually(done).toBe(3);

    await steps.getByRole('link', { name: home.start.profile.title, exact: true }).click();
    const upload = forms.picture.uploadOf.replace('{{name}}', brand.picture.logo);
    const buffer = await aPicture({ width: 8, height: 8, color: [20, 90, 70] });
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: upload, exact: true }).click();
    await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await page
      .getByRole('button', { name: forms.picture.removeOf.replace('{{name}}', brand.picture.logo) })
      .waitFor();
    await walk('/dashboard');
    await page.getByRole('button', { name: home.changes.markSeen }).waitFor();
    expect(await steps.count()).toBe(0);
  });

  test('an established brand and staff see no checklist', async () => {
    for (const as of ['brand-a', 'staff'] as const) {
      const { page, go } = await visitor({ as });
      await go('/dashboard');
      await page.getByRole('button', { name: home.changes.markSeen }).waitFor();
      expect(await page.getByRole('list', { name: home.start.title }).count()).toBe(0);
    }
  });
}
