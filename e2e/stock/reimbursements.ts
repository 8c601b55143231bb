import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { formatAmount } from '#dashboard/kit/preferences/money.ts';
import type { ReimbursementItem, ReimbursementTotals } from '#read-api/stock/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { actOnStock, call, type Found, findItems, stocksPath } from '../kit/calls.ts';
import { downloadCsv } from '../kit/download.ts';
import { statedTotal, totalText } from '../kit/grid.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { rooms, stockItem } = en;
const path = '/v1/stocks/reimbursement-items';

const totals = (account: 'staff' | 'brand-a', query = '') =>
  call<ReimbursementTotals>(account, 'GET', `${path}/totals${query}`);
const sumText = ({ sums }: ReimbursementTotals) =>
  sums.map(({ currency, amount }) => formatAmount(amount, currency)).join(' · ');

/** Makes a garment that is reported as lost, and returns its code. */
async function lostGarment(): Promise<string> {
  const [lent] = (await findItems('statuses=return_delivered&limit=1')).data;
  const code = `LOST-${Math.random().toString(36).slice(2, 10)}`.toUpperCase();
  const { id } = await call<{ id: number }>('staff', 'POST', stocksPath, {
    product_size_id: lent?.productSize.id,
    code,
    reimbursement_rate: 50,
  });
  await actOnStock(id, 'enter');
  await actOnStock(id, 'unavailable', { unavailable_reason: 'lost', reason: 'Not on its shelf' });
  return code;
}

/** Tests the list of garments for which brands are reimbursed. */
export function reimbursementsSuite(): void {
  test('a lost garment is listed and counted, and its row leads to it', async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/stocks');
    await page.getByRole('link', { name: rooms.reimbursements, exact: true }).click();
    const sums = page.getByRole('region', { name: stockItem.reimbursements.totals });
    await sums.getByText(sumText(await totals('staff'))).waitFor();
    const code = await lostGarment();
    const row = page.getByRole('row').filter({ hasText: code });
    await row.getByText(stockItem.unavailableReason.lost, { exact: true }).waitFor();
    await row.getByText(stockItem.reimbursements.recorded, { exact: true }).waitFor();
    const now = await totals('staff');
    await eventually(() => statedTotal(page)).toBe(totalText(now.count));
    await sums.getByText(sumText(now), { exact: true }).waitFor();
    await expectAccessible(page);
    await go('/reimbursements?unavailable_reasons=polluted');
    await eventually(() => statedTotal(page)).toBe(
      totalText((await totals('staff', '?unavailable_reasons=polluted')).count),
    );
    await go('/reimbursements');
    await page.getByRole('link', { name: code, exact: true }).click();
    await eventually(at).toMatch(/^\/stocks\/\d+/);
  });

  test('a brand admin sees those of its brand, also on a phone and as a file', async () => {
    const own = await call<Found<ReimbursementItem>>('brand-a', 'GET', `${path}?limit=500`);
    const { page, go } = await visitor({ as: 'brand-a', width: 390, height: 844, language: 'ko' });
    await go('/reimbursements');
    await eventually(() => page.getByTestId('total').textContent()).toContain(String(own.count));
    await expectAccessible(page);
    const desk = await visitor({ as: 'brand-a' });
    await desk.go('/reimbursements');
    await eventually(() => statedTotal(desk.page)).toBe(totalText(own.count));
    const { rows } = await downloadCsv(desk.page);
    expect(rows.map(({ id, reimbursement }) => [Number(id), Number(reimbursement)])).toEqual(
      own.data.map(({ id, amount }) => [id, amount]),
    );
  });
}
