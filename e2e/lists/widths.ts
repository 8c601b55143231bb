import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { openColumns, rowIds } from '../kit/grid.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const headingOf = (page: Page, field: string) => page.locator(`[role=columnheader][data-field="${field}"]`);

async function widthOf(page: Page, field: string): Promise<number> {
  return Math.round((await headingOf(page, field).boundingBox())?.width ?? 0);
}

/** Tests the column widths of lists. */
export function widths(): void {
  test('a widened column stays wide until the list is reset', async () => {
    const { page, go } = await visitor({ as: 'staff', language: 'en' });
    await go('/stocks');
    await eventually(async () => (await rowIds(page)).length).toBeGreaterThan(1);
    const before = await widthOf(page, 'code');
    const edge = headingOf(page, 'code').locator('.MuiDataGrid-columnSeparator');
    await edge.hover();
    const box = await edge.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 10];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 4 });
    await page.mouse.up();
    await eventually(() => widthOf(page, 'code')).toBe(before + 60);

    await page.reload();
    await eventually(() => widthOf(page, 'code')).toBe(before + 60);
    await headingOf(page, 'code').focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await eventually(() => widthOf(page, 'code')).toBe(before + 44);
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await eventually(() => widthOf(page, 'code')).toBe(before + 76);

    const panel = await openColumns(page);
    await panel.getByRole('button', { name: en.list.resetLayout }).click();
    await eventually(() => widthOf(page, 'code')).toBe(before);
  });

  test('sorts garments by slot, and items by due day', async () => {
    const { page, go, at } = await visitor({ as: 'staff', language: 'en' });
    await go('/stocks');
    await headingOf(page, 'slot').click();
    await eventually(at).toBe('/stocks?order=-slot');
    await eventually(async () => headingOf(page, 'slot').getAttribute('aria-sort')).toBe('descending');
    await go('/trysetitems?statuses=tryset_delivered');
    await headingOf(page, 'trial').click();
    await eventually(at).toContain('order=-trial_end_time');
    await eventually(async () => headingOf(page, 'trial').getAttribute('aria-sort')).toBe('descending');
  });
}
