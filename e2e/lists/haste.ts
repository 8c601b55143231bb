import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { filled } from '../kit/filled.ts';
import { choose, openColumns, rowIds, rowOf } from '../kit/grid.ts';
import { intercept } from '../kit/intercept.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { list, stockItem, trysetItem } = en;

/** Clicks both elements before the effect of the first click is rendered. */
async function clickBoth(first: Locator, second: Locator): Promise<void> {
  const handle = await second.elementHandle();
  await first.evaluate(async (element, other) => {
    (element as HTMLElement).click();
    await new Promise((resolve) => setTimeout(resolve));
    (other as HTMLElement).click();
  }, handle);
}

/** Tests fast actions in a list that is still loading. */
export function listHaste(): void {
  test('blocks the selection of rows that a new filter is about to remove', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go('/stocks?statuses=in_stock&size=20');
    const firstBox = page.locator('[role=row][data-id]').first().getByRole('checkbox');
    await eventually(() => firstBox.isEnabled()).toBe(true);
    const answer = Promise.withResolvers<void>();
    await intercept(page, /\/v1\/stocks\?.*hold/, async (route) => {
      await answer.promise;
      await route.continue();
    });
    await choose(page, stockItem.fields.status, [stockItem.status.hold]);
    await eventually(() => firstBox.isDisabled()).toBe(true);
    answer.resolve();
    await eventually(() => firstBox.isEnabled()).toBe(true);
  });

  test('keeps the focus in the typed field, even when the row that had it returns', async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/trysetitems?size=20');
    await eventually(async () => (await rowIds(page)).length).toBeGreaterThan(5);
    await page.keyboard.press('j');
    const [first] = await rowIds(page);
    await page.keyboard.press(']');
    await eventually(at).toBe('/trysetitems?page=2&size=20');
    await eventually(() => rowOf(page, first ?? 0).count()).toBe(0);
    await page.keyboard.press('/');
    await page.goBack();
    await rowOf(page, first ?? 0).waitFor();
    await page.keyboard.type('abc');
    const search = page.getByRole('searchbox', { name: trysetItem.filters.q });
    await eventually(() => search.inputValue()).toBe('abc');
  });

  test('keeps the last selection, even if the page renders late', async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/trysetitems?size=20');
    await eventually(async () => (await rowIds(page)).length).toBeGreaterThan(5);
    const next = page.getByRole('button', { name: list.nextPage, exact: true });
    const header = page.getByRole('columnheader', { name: trysetItem.columns.created });
    await clickBoth(header, next);
    await eventually(at).toBe('/trysetitems?order=-created_time&page=2&size=20');
  });

  test('keeps each layout choice that is made before the previous one is rendered', async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/stocks');
    const panel = await openColumns(page);
    await panel.getByRole('checkbox', { name: stockItem.fields.notes, exact: true }).click();
    await eventually(at).toContain('-notes');
    const up = filled(list.columnUp, { name: stockItem.fields.status });
    const compact = panel.getByRole('button', { name: list.densities.compact, exact: true });
    await clickBoth(panel.getByRole('button', { name: up, exact: true }), compact);
    await eventually(at).toContain('density=compact');
    expect(at()).toContain('columns=status%2Ccode');
    expect(at()).toContain('-notes');
  });
}
