import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { formatAmount } from '#dashboard/kit/preferences/money.ts';
import type { BrandMonth } from '#read-api/settlements/contract.ts';
import { atRest } from '../kit/at-rest.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { carryOut, headStatus, sectionOf, startAction } from '../kit/detail.ts';
import { layoutFaults } from '../kit/layout.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { actions, settlement, settlementActions } = en;

/** Saves the month's statement, and returns the file's name with its first bytes. */
async function statement(page: Page): Promise<[name: string, start: string]> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: settlement.statement, exact: true }).click();
  const download = await saved;
  const bytes = await readFile(await download.path());
  return [download.suggestedFilename(), bytes.subarray(0, 5).toString()];
}

/** Tests a brand's month: staff pay it out, and the brand sees the transfer and its statement. */
export function settlementsSuite(): void {
  test('an owner pays a closed month out, and the brand sees the transfer and its statement', async () => {
    const closed = await call<Found<BrandMonth>>('staff', 'GET', '/v1/brand-months?status=closed&brand_id=1');
    const month = closed.data.find(({ sums }) => (sums[0]?.payable ?? 0) > 0);
    const [sum] = month?.sums ?? [];
    const currency = sum?.currency ?? 'KRW';
    const amount = formatAmount(sum?.payable ?? 0, currency);
    const { sums } = settlement.fields;
    const title = month?.sums.length === 1 ? sums : `${sums} · ${currency}`;
    const brand = await visitor({ as: 'brand-a' });
    await brand.go(`/settlements/${month?.id}`);
    await headStatus(brand.page, settlement.status.closed).waitFor();
    expect(await brand.page.getByRole('region', { name: actions.title, exact: true }).count()).toBe(0);

    const { page, go } = await visitor({ as: 'staff' });
    await go(`/settlements/${month?.id}`);
    const dialog = await startAction(page, settlementActions.pay_out);
    await dialog.getByRole('textbox', { name: actions.fields.reference }).fill('20261128-0042');
    await carryOut(dialog);
    await dialog.waitFor({ state: 'hidden' });
    await headStatus(page, settlement.status.paid_out).waitFor();
    const told = new RegExp(`^${amount} · 20261128-0042 · `);
    await sectionOf(page, title).getByText(told).waitFor();
    await eventually(() => page.getByRole('button', { name: settlementActions.pay_out }).count()).toBe(0);
    expect(await statement(page)).toEqual([`statement-${month?.month}.pdf`, '%PDF-']);

    await headStatus(brand.page, settlement.status.paid_out).waitFor();
    await sectionOf(brand.page, title).getByText(told).waitFor();
    expect(await statement(brand.page)).toEqual([`statement-${month?.month}.pdf`, '%PDF-']);
    await atRest(brand.page);
    expect(await layoutFaults(brand.page)).toEqual([]);
    await expectAccessible(brand.page);
  });

  test('a month whose sales came back shows that its total goes to the next month', async () => {
    const all = await call<Found<BrandMonth>>('staff', 'GET', '/v1/brand-months?brand_id=1');
    const owing = all.data.find(({ sums }) => sums.some(({ isSaleCarried }) => isSaleCarried));
    const { page, go } = await visitor({ as: 'brand-a', width: 390, height: 844 });
    await go(`/settlements/${owing?.id}`);
    await page.getByText(settlement.carried, { exact: true }).waitFor();
    await atRest(page);
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);
  });
}
