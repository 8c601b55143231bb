import type { Locator, Page } from 'playwright-core';
import { en } from '#dashboard/i18n/en/index.ts';
import { filled } from './filled.ts';
import { untilStill } from './still.ts';

/** The status next to the heading of an item's page. */
export const headStatus = (page: Page, text: string) =>
  page.locator('main').locator('h1 + span').getByText(text, { exact: true });

export const actionPanel = (page: Page, texts: { actions: { title: string } } = en) =>
  page.getByRole('region', { name: texts.actions.title, exact: true });

/** Presses the button of a possible action and returns its dialog. */
export async function startAction(page: Page, name: string): Promise<Locator> {
  await actionPanel(page).getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name, exact: true });
}

/** The submit button of a dialog. */
export const doing = (dialog: Locator) => dialog.locator('button[type=submit]');

export const carryOut = (dialog: Locator) => doing(dialog).click();

/** The dialog of an action on this many entities. */
export function bulkDialog(
  page: Page,
  action: string,
  entity: keyof typeof en.actions.things,
  amount: number,
): Locator {
  const things = filled(en.actions.things[entity], { amount });
  const name = filled(en.common.pair, { name: action, value: things });
  return page.getByRole('dialog', { name, exact: true });
}

/** Chooses an option in a field of a dialog. */
export async function pick(dialog: Locator, field: string, option: string): Promise<void> {
  await dialog.getByRole('combobox', { name: field }).click();
  await chooseOption(dialog.page(), option);
}

/** Chooses from a list once it has stopped moving: if press and release hit different options, neither is chosen. */
export async function chooseOption(page: Page, name: string): Promise<void> {
  const option = page.getByRole('option', { name, exact: true });
  await option.waitFor();
  await untilStill(page);
  await option.click();
}

/** The entries of the history, newest first. */
export const entries = (page: Page) =>
  page.getByRole('region', { name: en.history.title, exact: true }).locator('li');

/** Returns the tooltip with the reason against an action. */
export async function reasonAgainst(page: Page, name: string): Promise<string | null> {
  const panel = actionPanel(page);
  const more = panel.locator('button[aria-expanded]');
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
  await panel.getByRole('button', { name, exact: true }).hover();
  return page.getByRole('tooltip').textContent();
}

/** A section of a page, by its title. */
export const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
