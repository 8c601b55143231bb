import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { BrandMonth } from '#read-api/settlements/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { rowIds, rowOf, statedTotal, totalText } from '../kit/grid.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { lookUse, settlement } = en;
const path = '/v1/brand-months?has_content_uses=true';

/** Tests the months that charge uses of looks, and the invoice of one. */
export function lookUseMonthsSuite(): void {
  test.each(['staff', 'brand-a'] as const)('%s opens the invoice of a month in a tab', async (as) => {
    const months = await call<Found<BrandMonth>>(as, 'GET', path);
    expect(months.count).toBeGreaterThan(0);
    const { page, context, go, at } = await visitor({ as });
    await go('/look-use-management');
    await page.getByRole('link', { name: lookUse.tabs.months, exact: true }).click();
    await eventually(at).toBe('/look-use-management/months');
    await eventually(() => statedTotal(page)).toBe(totalText(months.count));
    const [first = 0] = await rowIds(page);
    await expectAccessible(page);
    // Chromium saves a PDF without showing it when it has no window, so the test reads the address by itself.
    const asked = context.waitForEvent('request', (request) => request.url().includes('content_use_invoice'));
    const tab = context.waitForEvent('page');
    await rowOf(page, first).getByRole('button', { name: settlement.openInvoice, exact: true }).click();
    const answer = await fetch((await asked).url());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    await (await tab).close();
    expect(at()).toBe('/look-use-management/months');
  });
}
