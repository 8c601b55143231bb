import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { formatAmount } from '#dashboard/kit/preferences/money.ts';
import { formatNumber } from '#dashboard/kit/preferences/time.ts';
import type { Payment, PaymentDetail } from '#read-api/payments/contract.ts';
import { atRest } from '../kit/at-rest.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { actionPanel, carryOut, entries, headStatus, sectionOf, startAction } from '../kit/detail.ts';
import { downloadCsv } from '../kit/download.ts';
import { filled, told } from '../kit/filled.ts';
import { rowIds, statedTotal, totalText } from '../kit/grid.ts';
import { intercept, letThrough } from '../kit/intercept.ts';
import { layoutFaults } from '../kit/layout.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { actions, history, list, payment, paymentActions, paymentDone, queues, rooms } = en;
const { fields } = actions;

const find = (query: string) => call<Found<Payment>>('staff', 'GET', `/v1/payments?${query}`);
const notice = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

/** Tests the list of payments, its views, and the actions on a payment. */
export function paymentsSuite(): void {
  test('home leads to the refunds that need an account, and staff give it', async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    const waiting = await find('refund_refusals=needs_account&order=updated_time');
    const [first] = waiting.data;
    await go('/dashboard');
    await page
      .getByRole('link', { name: new RegExp(`^${queues.refundAccounts}: [0-9]+`) })
      .last()
      .click();
    await eventually(at).toMatch(/^\/payments\?refund_refusals=needs_account/);
    await eventually(() => statedTotal(page)).toBe(totalText(waiting.count));
    expect(await rowIds(page)).toEqual(waiting.data.map(({ id }) => id));
    const view = page.getByRole('navigation', { name: payment.views.title }).locator('[aria-current=true]');
    expect(await view.textContent()).toContain(payment.views.refundAccounts);
    await expectAccessible(page);
    const { rows } = await downloadCsv(page);
    expect(rows).toHaveLength(waiting.count);

    await page
      .getByRole('grid')
      .getByRole('link', { name: String(first?.id), exact: true })
      .click();
    await eventually(at).toBe(`/payments/${first?.id}`);
    await headStatus(page, payment.status[first?.status ?? 'paid']).waitFor();
    await atRest(page);
    await expectAccessible(page);
    const dialog = await startAction(page, paymentActions.give_account);
    await dialog.getByRole('textbox', { name: fields.bankCode }).fill('KB');
    await dialog.getByRole('textbox', { name: fields.accountNumber }).fill('110-234-567890');
    await dialog.getByRole('textbox', { name: fields.accountHolder }).fill('Kim Minji');
    await carryOut(dialog);
    await dialog.getByText(en.fieldProblems.digits, { exact: true }).waitFor();
    await dialog.getByRole('textbox', { name: fields.bankCode }).fill('004');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await notice(page, paymentDone.give_account);
    // The simulated provider does not know the demo's money, so it cannot refund it.
    await sectionOf(page, payment.sections.refunds)
      .getByText(payment.refusal.not_possible, { exact: true })
      .waitFor();
    await entries(page).getByText(history.event.RefundAccountGiven, { exact: true }).waitFor();
    expect(await actionPanel(page).getByRole('button').first().textContent()).toBe(
      paymentActions.retry_refund,
    );
  });

  test('an owner notes a refund by hand, which changes the sums and the status', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    const [first] = (await find('refund_refusals=refused,not_possible&statuses=paid')).data;
    const refund = first?.refunds.find(({ status }) => status === 'failed');
    const amount = formatNumber(refund?.amount ?? 0);
    const money = (of: number) => formatAmount(of, first?.currency ?? 'KRW');
    const sum = (name: 'refunded' | 'reserved') => page.getByTestId(`sum-${name}`).textContent();
    await go(`/payments/${first?.id}`);
    await eventually(() => sum('reserved')).toBe(money(refund?.amount ?? 0));
    const dialog = await startAction(page, paymentActions.refund_by_hand);
    await dialog.getByRole('textbox', { name: fields.refundReference }).fill('20261128-77');
    await carryOut(dialog);
    await dialog.waitFor({ state: 'hidden' });
    await notice(page, paymentDone.refund_by_hand);
    await eventually(() => sum('refunded')).toBe(money(refund?.amount ?? 0));
    expect(await sum('reserved')).toBe(money(0));
    const after = await call<PaymentDetail>('staff', 'GET', `/v1/payments/${first?.id}`);
    await headStatus(page, payment.status[after.status]).waitFor();
    expect(['partially_refunded', 'canceled']).toContain(after.status);
    await entries(page)
      .getByText(told(history.event.PaymentRefundedByHand, { amount }), { exact: true })
      .waitFor();

    // The page shows the payment before the refund, too.
    await go(`/payments/${first?.id}?revision=${BigInt(after.revision) - 1n}`);
    await headStatus(page, payment.status.paid).waitFor();
    expect(await sum('refunded')).toBe(money(0));
    await page.getByRole('region', { name: en.asOf.actionsThen, exact: true }).waitFor();
  });

  test('a transfer is confirmed with its own amount only', async () => {
    const { page, go } = await visitor({ as: 'staff', expected: /^422 .*\/actions\/confirm/ });
    const [first] = (await find('statuses=pending&payment_method=bank')).data.filter(
      ({ arrivals }) => arrivals.length === 0,
    );
    await go(`/payments/${first?.id}`);
    await page.getByText(payment.notes.transfer, { exact: true }).waitFor();
    const dialog = await startAction(page, paymentActions.confirm);
    const amount = dialog.getByRole('textbox', { name: fields.amount, exact: true });
    expect(await amount.inputValue()).toBe(String(first?.amount));
    await amount.fill('1');
    await dialog.getByRole('textbox', { name: fields.reference }).fill('IBK 20261128-0042');
    await carryOut(dialog);
    await dialog.getByText(payment.refused.other_amount, { exact: true }).waitFor();
    await amount.fill(String(first?.amount));
    await carryOut(dialog);
    await notice(page, paymentDone.confirm);
    await headStatus(page, payment.status.paid).waitFor();
  });

  test('an auditor looks only, and a failed list can be loaded again', async () => {
    const { page, go } = await visitor({ as: 'auditor', expected: /^500 / });
    const [differing] = (await find('has_difference=true')).data;
    await go(`/payments/${differing?.id}`);
    await sectionOf(page, payment.sections.differences).getByText(payment.theirs, { exact: true }).waitFor();
    await actionPanel(page).getByText(actions.noneAtAll, { exact: true }).waitFor();
    await intercept(page, /\/v1\/payments\?/, (route) => route.fulfill({ status: 500, json: {} }));
    await go('/payments');
    await page.getByText(list.failedTitle, { exact: true }).waitFor();
    await letThrough(page);
    await page.getByRole('button', { name: en.common.retry, exact: true }).click();
    await page.getByRole('grid', { name: rooms.payments }).waitFor();
    await go('/payments?statuses=paid&kinds=fault');
    await page.getByText(list.noMatchTitle, { exact: true }).waitFor();
  });

  test('on a phone each payment is a card that names its state', async () => {
    const { page, go } = await visitor({ as: 'staff', width: 390, height: 844 });
    const [first] = (await find('is_outcome_unknown=true')).data;
    await go('/payments?is_outcome_unknown=true');
    const card = page.getByRole('list', { name: rooms.payments }).getByRole('listitem').first();
    await card.getByText(payment.waiting.unknown, { exact: true }).waitFor();
    await card
      .getByRole('link', { name: new RegExp(`^${filled(payment.title, { id: first?.id ?? 0 })} `) })
      .waitFor();
    await atRest(page);
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);
  });
}
