import type { Locator, Page } from 'playwright-core';
import { en } from '#dashboard/i18n/en/index.ts';
import { formatNumber } from '#dashboard/kit/preferences/time.ts';
import { untilStill } from './still.ts';
import { eventually } from './visitor.ts';

/** The total on the page as text, in the form of `totalText`. */
export async function statedTotal(page: Page): Promise<string | null> {
  return page.getByTestId('total').textContent();
}

export const totalText = (amount: number) => en.list.total.replace('{{amount}}', formatNumber(amount));

/** The ids of the visible rows, from the top. */
export async function rowIds(page: Page): Promise<number[]> {
  return page
    .locator('[role=row][data-id]')
    .evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset.id)));
}

export const rowOf = (page: Page, id: number) => page.locator(`[role=row][data-id="${id}"]`);

export const cellOf = (page: Page, id: number, field: string) =>
  rowOf(page, id).locator(`[data-field="${field}"]`);

/** The visible texts of a column, from the top. */
export async function columnTexts(page: Page, field: string): Promise<string[]> {
  return page.locator(`[role=row][data-id] [data-field="${field}"]`).allInnerTexts();
}

/** Opens a multi-value filter of the bar, chooses these values and closes it. */
export async function choose(page: Page, filter: string, values: readonly string[]): Promise<void> {
  await page.getByRole('search').getByRole('button', { name: filter }).click();
  const menu = page.getByRole('dialog', { name: filter });
  await menu.waitFor();
  await untilStill(page);
  for (const value of values) {
    // Also matches the name with a count at its end.
    const name = new RegExp(`^${value.replaceAll(/[.()]/g, '\\$&')}( ?[\\d,]+)?$`);
    const option = menu.getByRole('checkbox', { name });
    const before = await option.getAttribute('aria-checked');
    await option.click();
    await eventually(() => option.getAttribute('aria-checked')).not.toBe(before);
  }
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
}

/** Opens the settings of a list's columns and density. */
export async function openColumns(page: Page): Promise<Locator> {
  const name = en.list.columns;
  await page.getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name, exact: true });
}

export const removeFilter = (page: Page, name: string) =>
  page.getByRole('button', { name: en.list.removeFilter.replace('{{name}}', name), exact: true });

/** Types a day (YYYY-MM-DD) into a date field, section by section, as a person does. */
export async function typeDay(field: Locator, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  const sections = { Year: year, Month: month, Day: date };
  for (const [name, text] of Object.entries(sections)) {
    await field.getByRole('spinbutton', { name, exact: true }).click();
    await field.page().keyboard.type(text);
  }
}
