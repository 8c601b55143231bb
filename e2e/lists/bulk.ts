import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { ownItem, readItem } from '../kit/calls.ts';
import { bulkDialog, carryOut } from '../kit/detail.ts';
import { requestedItem } from '../kit/given-items.ts';
import { cellOf, rowOf } from '../kit/grid.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { actions, itemActions, trysetItem, list } = en;

/** Tests actions on a selection, with an outcome per row. */
export function bulk(): void {
  test('accepts the allowed rows, and says why each other row is refused', async () => {
    const [one, other, late] = await Promise.all([
      requestedItem(),
      requestedItem(),
      ownItem('statuses=tryset_delivering'),
    ]);
    const chosen = [one, other, late];
    const { page, go } = await visitor({ as: 'staff', height: 2400 });
    await go('/trysetitems?statuses=tryset_requested%2Ctryset_preparing%2Ctryset_delivering');
    for (const { id } of chosen) await rowOf(page, id).getByRole('checkbox').click();
    const bar = page.getByRole('region', { name: list.selected.replace('{{amount}}', '3'), exact: true });
    await bar.getByRole('button', { name: list.actions, exact: true }).click();
    const offer = page.getByRole('menuitem', { name: itemActions.accept });
    expect(await offer.textContent()).toContain('2 / 3');
    await offer.click();
    await carryOut(bulkDialog(page, itemActions.accept, 'tryset_item', 3));

    const results = page.getByRole('dialog', {
      name: actions.bulkResult.replace('{{ok}}', '2').replace('{{failed}}', '1'),
      exact: true,
    });
    const lines = results.locator('tbody tr');
    await eventually(() => lines.count()).toBe(3);
    const outcomeOf = (id: number) =>
      lines
        .filter({ hasText: `${id} · ` })
        .locator('td')
        .last()
        .textContent();
    expect(await outcomeOf(late.id)).toBe(actions.why.status);
    for (const { id } of [one, other]) expect(await outcomeOf(id)).toBe(trysetItem.status.tryset_preparing);
    await results.getByRole('button', { name: en.common.close, exact: true }).click();

    await bar.waitFor({ state: 'hidden' });
    for (const { id } of [one, other]) {
      await cellOf(page, id, 'status').getByText(trysetItem.status.tryset_preparing).waitFor();
      expect((await readItem(id)).status).toBe('tryset_preparing');
    }
    expect((await readItem(late.id)).status).toBe('tryset_delivering');
  });

  test('clears the selection when its filter changes', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go('/trysetitems?statuses=purchased');
    await page.getByRole('checkbox', { name: list.selectAll }).click();
    const bar = page.getByRole('button', { name: list.clearSelection, exact: true });
    await bar.waitFor();
    await page.getByRole('button', { name: list.clearAll, exact: true }).click();
    await bar.waitFor({ state: 'hidden' });
  });
}
