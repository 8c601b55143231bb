import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { expectAccessible } from '../kit/axe.ts';
import { cellOf, rowIds, rowOf } from '../kit/grid.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { list, listKeys: keys, trysetItem } = en;

/** Tests the keys of lists, which the `?` sheet names. */
export function listKeys(): void {
  test('has keys, which can be switched off', async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/trysetitems?size=20');
    await eventually(async () => (await rowIds(page)).length).toBeGreaterThan(5);
    const [first, second] = await rowIds(page);
    for (const key of ['j', 'j', 'x']) await page.keyboard.press(key);
    await eventually(() => rowOf(page, second ?? 0).getAttribute('aria-selected')).toBe('true');
    for (const key of ['k', 'x']) await page.keyboard.press(key);
    await eventually(() => rowOf(page, first ?? 0).getAttribute('aria-selected')).toBe('true');
    // Selecting a row loads its actions. Their key may be pressed before they are loaded, and is then kept.
    const anew = await visitor({ as: 'staff' });
    await anew.go('/trysetitems?size=20');
    await eventually(async () => (await rowIds(anew.page)).length).toBeGreaterThan(5);
    await anew.page.keyboard.press('j');
    await anew.page.evaluate(() => {
      for (const key of ['x', 'a']) {
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }
    });
    await anew.page.getByRole('menu').waitFor();

    await page.keyboard.press(']');
    await eventually(at).toBe('/trysetitems?page=2&size=20');
    await eventually(() => page.getByRole('button', { name: list.previousPage }).isEnabled()).toBe(true);
    await page.keyboard.press('[');
    await eventually(at).toBe('/trysetitems?size=20');
    // A row that had the focus regains it when the row returns.
    await eventually(async () => (await rowIds(page))[0]).toBe(first);

    await page.keyboard.press('/');
    await page.keyboard.type('jjx?');
    const search = page.getByRole('searchbox', { name: trysetItem.filters.q });
    await eventually(() => search.inputValue()).toBe('jjx?');
    await search.fill('');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: list.refresh, exact: true }).focus();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: keys.title, exact: true });
    await sheet.waitFor();
    await expectAccessible(page, { within: '[role=dialog]' });
    await sheet.getByLabel(keys.switch).click();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await page.keyboard.press('e');
    await page.keyboard.press('?');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: keys.title, exact: true }).click();
    await sheet.getByLabel(keys.switch).click();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await eventually(async () => (await rowIds(page)).length).toBeGreaterThan(5);
    await page.keyboard.press('j');
    const [top] = await rowIds(page);
    await eventually(() =>
      cellOf(page, top ?? 0, 'id').evaluate((cell) => cell === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Enter');
    await eventually(at).toBe(`/trysetitems/${top}`);
  });
}
