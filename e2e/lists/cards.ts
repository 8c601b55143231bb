import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { expectAccessible } from '../kit/axe.ts';
import { findStocks } from '../kit/calls.ts';
import { filled } from '../kit/filled.ts';
import { choose, openColumns, rowIds } from '../kit/grid.ts';
import { intercept } from '../kit/intercept.ts';
import { layoutFaults } from '../kit/layout.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { list, rooms, stockItem } = en;

const cards = (page: Page) =>
  page.getByRole('list', { name: rooms.stocks, exact: true }).getByRole('listitem');

/** Tests lists as cards, which phones always show. */
export function listCards(): void {
  test('shows garments as cards on request, with the same keys', async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    const [first, second] = (await findStocks('limit=20&statuses=in_stock')).data;
    await go('/stocks?statuses=in_stock&size=20');
    await eventually(async () => (await rowIds(page))[0]).toBe(first?.id);
    const panel = await openColumns(page);
    await panel.getByRole('button', { name: list.densities.cards, exact: true }).click();
    await page.keyboard.press('Escape');
    await eventually(at).toBe('/stocks?statuses=in_stock&size=20&density=cards');
    await eventually(() => cards(page).count()).toBe(20);
    expect(await page.getByRole('grid').count()).toBe(0);
    expect(await cards(page).first().getByRole('link').textContent()).toBe(first?.code);
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);
    for (const key of ['j', 'j', 'x']) await page.keyboard.press(key);
    const chosen = page.getByRole('checkbox', {
      name: filled(list.chooseCard, { name: second?.code ?? '' }),
    });
    await eventually(() => chosen.isChecked()).toBe(true);
    await page.getByRole('region', { name: filled(list.selected, { amount: 1 }), exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await eventually(at).toBe(`/stocks/${second?.id}`);
  });

  test('blocks the selection of cards that a new filter is about to remove', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go('/stocks?statuses=in_stock&size=20&density=cards');
    const box = cards(page).first().getByRole('checkbox');
    await eventually(() => box.isEnabled()).toBe(true);
    const answer = Promise.withResolvers<void>();
    await intercept(page, /\/v1\/stocks\?.*hold/, async (route) => {
      await answer.promise;
      await route.continue();
    });
    await choose(page, stockItem.fields.status, [stockItem.status.hold]);
    await eventually(() => box.isDisabled()).toBe(true);
    answer.resolve();
    await eventually(() => box.isEnabled()).toBe(true);
  });

  test('shows cards on a phone, with filters in a bottom sheet', async () => {
    const { page, go, at } = await visitor({ as: 'staff', width: 390, height: 844 });
    await go('/stocks?size=20');
    await eventually(() => cards(page).count()).toBe(20);
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);
    await page.getByRole('button', { name: list.filters, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: list.filters, exact: true });
    await sheet.getByRole('button', { name: stockItem.fields.status }).click();
    const menu = page.getByRole('dialog', { name: stockItem.fields.status });
    await menu.getByRole('checkbox', { name: new RegExp(`^${stockItem.status.in_stock}`) }).click();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await sheet.getByRole('button', { name: list.showMatching, exact: true }).click();
    await sheet.waitFor({ state: 'hidden' });
    await eventually(at).toBe('/stocks?statuses=in_stock&size=20');
    const { count } = await findStocks('limit=1&statuses=in_stock');
    await eventually(() => page.getByTestId('total').textContent()).toContain(String(count));
  });
}
