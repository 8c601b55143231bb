import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { expectAccessible } from '../kit/axe.ts';
import { eventually, visitor } from '../kit/visitor.ts';
import { heading } from './sign-in.ts';

const { rooms, shell } = en;
const mark = (page: Page) => page.getByRole('link', { name: `tryset: ${shell.toStart}`, exact: true });
const settings = (page: Page) => page.getByRole('dialog', { name: shell.settings, exact: true });
const choice = (page: Page) => settings(page).getByRole('combobox', { name: shell.startPage });

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: shell.settings, exact: true }).click();
  await choice(page).selectOption({ label: name });
  await page.keyboard.press('Escape');
  await settings(page).waitFor({ state: 'detached' });
}

/** Tests the page that opens first. */
export function startPage(): void {
  test('the logo leads to the looks, or to the room that the person chose', async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/stocks');
    await mark(page).click();
    await heading(page, rooms.looks).waitFor();
    expect(at()).toMatch(/^\/looks/);
    await choose(page, rooms.brands);
    await mark(page).click();
    await heading(page, rooms.brands).waitFor();
    await go('/');
    await heading(page, rooms.brands).waitFor();
    await eventually(at).toMatch(/^\/brands/);
    await choose(page, shell.usualStartPage.replace('{{room}}', rooms.looks));
    await mark(page).click();
    await heading(page, rooms.looks).waitFor();
  });

  test('a brand admin may choose their own rooms only, and starts at the products without a choice', async () => {
    const { page, go, at } = await visitor({ as: 'brand-a', width: 390, height: 844 });
    await go('/stocks');
    await mark(page).click();
    await heading(page, rooms.products).waitFor();
    await page.getByRole('button', { name: shell.settings, exact: true }).click();
    const offered = () => choice(page).locator('option').allTextContents();
    await eventually(offered).toContain(rooms.looks);
    expect(await offered()).not.toContain(rooms.users);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await choose(page, rooms.looks);
    await mark(page).click();
    await eventually(at).toMatch(/^\/brands\/\d+\/looks/);
  });

  test('a chosen room that the person may not open gives way to the usual one', async () => {
    const { page, go, at } = await visitor({ as: 'auditor' });
    await go('/stocks');
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('tryset.preferences') ?? '{}');
      stored.state.startRoom = 'outbox';
      localStorage.setItem('tryset.preferences', JSON.stringify(stored));
    });
    await go('/');
    await heading(page, rooms.looks).waitFor();
    await eventually(at).toMatch(/^\/looks/);
  });
}
