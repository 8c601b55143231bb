import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { password } from '../kit/accounts.ts';
import { readItem } from '../kit/calls.ts';
import { headStatus } from '../kit/detail.ts';
import { columnTexts, rowIds } from '../kit/grid.ts';
import { eventually, visitor } from '../kit/visitor.ts';
import { heading, storedKeys } from '../shell/sign-in.ts';

const { rooms, shell, trysetItem, itemActions, list, common } = en;
const mostSteps = 120;

interface Focused {
  role: string;
  name: string;
  hasMark: boolean;
}

/** The accessible name of the focused element, and whether its focus is visible. */
function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return { role: '', name: '', hasMark: false };
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent);
    const name = element.getAttribute('aria-label') ?? labels[0] ?? element.textContent ?? '';
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
    const isField = element.matches('input, textarea');
    return {
      role,
      name: name.trim(),
      hasMark: isField || (outlineStyle !== 'none' && outlineWidth !== '0px'),
    };
  });
}

/** Presses Tab until the element with this name has the focus; each stop must be visible. */
async function tabTo(page: Page, wanted: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press(key);
    const { role, name, hasMark } = await focused(page);
    if (typeof wanted === 'string' ? name === wanted : wanted.test(name)) {
      expect(hasMark, `the focus on ${role} “${name}” is to be seen`).toBe(true);
      return;
    }
    passed.push(`${role} “${name.slice(0, 30)}”`);
  }
  throw new Error(`Tab does not come to ${wanted}, but past ${passed.join(', ')}`);
}

/** Tests the work by keyboard only. */
export function keyboard(): void {
  test('signs in, filters, opens an item, acts, goes back and signs out without a mouse', async () => {
    const { page, go, at } = await visitor({ as: null });
    await go('/login');
    await eventually(async () => (await focused(page)).name).toContain(en.login.username);
    await page.keyboard.type('staff');
    await tabTo(page, new RegExp(`^${en.login.password}`));
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await heading(page, rooms.looks).waitFor();

    await tabTo(page, rooms.trysetItems);
    await page.keyboard.press('Enter');
    await heading(page, rooms.trysetItems).waitFor();
    await eventually(async () => (await focused(page)).role).toBe('h1');
    await page.getByTestId('total').waitFor();

    await tabTo(page, new RegExp(`^${trysetItem.filters.statuses}`));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    const { name } = await focused(page);
    if (!name.startsWith(trysetItem.status.tryset_requested)) {
      await tabTo(page, new RegExp(`^${trysetItem.status.tryset_requested}`));
    }
    await page.keyboard.press('Space');
    await eventually(at).toBe('/trysetitems?statuses=tryset_requested');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    // The grid shows the old rows until the answer arrives, so wait for the new ones.
    await eventually(async () =>
      (await columnTexts(page, 'status')).filter(
        (text) => !text.includes(trysetItem.status.tryset_requested),
      ),
    ).toEqual([]);
    await eventually(async () => (await rowIds(page)).length).toBeGreaterThan(1);

    await page.getByRole('grid').waitFor();
    await tabTo(page, list.selectAll);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    const [, second] = await rowIds(page);
    await page.keyboard.press('Enter');
    await eventually(at).toBe(`/trysetitems/${second}`);
    await headStatus(page, trysetItem.status.tryset_requested).waitFor();
    await eventually(async () => (await focused(page)).role).toBe('h1');

    await tabTo(page, itemActions.accept);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: itemActions.accept, exact: true }).waitFor();
    await eventually(async () => (await focused(page)).name).toBe(itemActions.accept);
    await page.keyboard.press('Enter');
    await headStatus(page, trysetItem.status.tryset_preparing).waitFor();
    expect((await readItem(second ?? 0)).status).toBe('tryset_preparing');

    await tabTo(page, common.backTo.replace('{{room}}', rooms.trysetItems), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await eventually(at).toMatch(/^\/trysetitems/);
    await heading(page, rooms.trysetItems).waitFor();

    await tabTo(page, '김민지', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: shell.logOut }).waitFor();
    await eventually(async () => (await focused(page)).name).toBe(shell.changePassword);
    await page.keyboard.press('ArrowUp');
    await eventually(async () => (await focused(page)).name).toBe(shell.logOut);
    await page.keyboard.press('Enter');
    await eventually(at).toBe('/login');
    await eventually(storedKeys(page)).toEqual([]);
  });
}
