import type { Page } from 'playwright-core';
import { en } from '#dashboard/i18n/en/index.ts';
import { filled } from '../kit/filled.ts';
import { eventually } from '../kit/visitor.ts';

const { checkIn } = en;

/** Types into the scan box like a scanner. */
export async function type(page: Page, text: string, end: 'Enter' | 'Tab' = 'Enter'): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press(end);
}

/** Opens the desk and waits for its scan box. */
export async function openDesk(go: (path: string) => Promise<void>, page: Page): Promise<void> {
  await go('/stocks/check-in');
  await eventually(() =>
    page.getByRole('textbox', { name: checkIn.box }).evaluate((box) => box === document.activeElement),
  ).toBe(true);
}

export const tally = (counts: Partial<Record<keyof typeof checkIn.tally, number>>) =>
  Object.entries(checkIn.tally)
    .map(([name, text]) => filled(text, { amount: counts[name as keyof typeof checkIn.tally] ?? 0 }))
    .join(' · ');
export const talliedOf = (page: Page) => page.getByTestId('tally').textContent();
export const alarm = (page: Page) => page.getByTestId('alarm').filter({ hasText: /./ });
export const said = (page: Page, standing: keyof typeof checkIn.standings) =>
  page.getByRole('status').getByText(checkIn.standings[standing]);
