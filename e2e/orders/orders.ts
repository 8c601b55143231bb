import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { formatAmount } from '#dashboard/kit/preferences/money.ts';
import type { ItemResult } from '#http/contract.ts';
import type { OrderDetail } from '#read-api/orders/contract.ts';
import type { OrderItem } from '#read-api/orders/item-contract.ts';
import { atRest } from '../kit/at-rest.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { carryOut, headStatus, sectionOf, startAction } from '../kit/detail.ts';
import { filled } from '../kit/filled.ts';
import { house } from '../kit/house.ts';
import { layoutFaults } from '../kit/layout.ts';
import { eventually, visitor } from '../kit/visitor.ts';
import { type GivenOrder, givenOrder } from './given-order.ts';

const { actions, order, orderActions, parcels } = en;
const { fields } = actions;
const itemsPath = '/v2/orders/invoice-items';

const itemsOf = ({ id }: GivenOrder) =>
  call<Found<OrderItem>>('staff', 'GET', `${itemsPath}?order_ids=${id}&order=id`);
const refundsOf = async ({ id }: GivenOrder) =>
  (await call<OrderDetail>('staff', 'GET', `/v2/orders/${id}`)).refunds.map(({ amount, status }) => [
    amount,
    status,
  ]);
const act = (action: string, body: object) =>
  call<ItemResult[]>('brand-a', 'POST', `${itemsPath}/actions/${action}`, body);
const scanBox = (page: Page) => page.getByRole('textbox', { name: order.packing.scan, exact: true });
const parcelOf = (page: Page, { id }: GivenOrder) =>
  page.getByRole('region', { name: filled(order.packing.ofOrder, { id }), exact: true });
const lines = (page: Page) => page.getByRole('region', { name: parcels.check }).locator('tbody tr');

async function scan(page: Page, code: string): Promise<void> {
  await scanBox(page).fill(code);
  await page.keyboard.press('Enter');
}

/** Pays an order on the page of the simulated provider. */
async function pay({ merchantUid }: GivenOrder, { page }: { page: Page }): Promise<void> {
  await page.goto(`${house().server.url}/v1/simulated-payments/${merchantUid}?method=kakaopay`);
  await page.locator('form[action*="/pay?"] button').click();
}

/** An order that is paid, and whose brand has begun to prepare it. */
async function toPack(amount: number): Promise<GivenOrder> {
  const given = await givenOrder(amount);
  await pay(given, await visitor({ as: null, expected: /./ }));
  await eventually(async () => (await itemsOf(given)).data.map(({ status }) => status)).toEqual(
    given.itemIds.map(() => 'paid'),
  );
  await act('prepare', { ids: given.itemIds });
  return given;
}

/** Tests an order from its payment to its parcel. */
export function ordersSuite(): void {
  test('staff see an order as paid as soon as its buyer has paid', async () => {
    const given = await givenOrder(1);
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/orders/${given.id}`);
    await headStatus(page, order.status.wait).waitFor();
    await pay(given, await visitor({ as: null, expected: /./ }));
    await headStatus(page, order.status.paid).waitFor();
  });

  test('a brand admin scans the garments of an order, then its parcel, and ships both', async () => {
    const given = await toPack(2);
    const { page, go } = await visitor({ as: 'brand-a', height: 1200 });
    await go('/orders/packing');
    await parcelOf(page, given).getByText('서울시 마포구 월드컵로 1').waitFor();
    await scan(page, 'NO-SUCH-CODE');
    await page.getByText(filled(order.packing.unknown, { code: 'NO-SUCH-CODE' }), { exact: true }).waitFor();
    const [first = '', second = ''] = given.codes;
    await scan(page, first.toLowerCase());
    await eventually(() => lines(page).count()).toBe(1);
    await scan(page, second);
    await page.getByText(order.packing.tickedAll, { exact: true }).waitFor();
    const number = parcelOf(page, given).getByRole('textbox', { name: parcels.columns.number });
    await eventually(() => number.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('4033-1234-5678');
    await page.keyboard.press('Enter');
    await eventually(() => scanBox(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await atRest(page);
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);

    const ship = page.getByRole('button', { name: filled(parcels.send, { amount: 2 }), exact: true });
    await ship.dblclick();
    await page.getByText(filled(parcels.sent, { ok: 2, failed: 0 }), { exact: true }).waitFor();
    await eventually(async () => (await itemsOf(given)).data.map((item) => item.trackingNumber)).toEqual([
      '4033-1234-5678',
      '4033-1234-5678',
    ]);
    await parcelOf(page, given).waitFor({ state: 'hidden' });
  });

  test('a brand admin pastes the numbers of parcels, and sees each wrong line before anything is sent', async () => {
    const [first, second] = [await toPack(1), await toPack(1)];
    const { page, go } = await visitor({ as: 'brand-a', height: 1400 });
    const { paste } = order.packing;
    await go('/orders/packing');
    await page.getByRole('button', { name: paste.open, exact: true }).click();
    const box = page.getByRole('textbox', { name: paste.lines, exact: true });
    const rows = [`${first.id}\t4033-1111-0001`, '', '999999999\t4033-1111-0002', `${second.id}\t`];
    await box.fill(['주문번호\t운송장번호', ...rows].join('\n'));
    const told = (line: number, problem: keyof typeof paste.problems) =>
      page
        .getByRole('listitem')
        .filter({ hasText: `Line ${line},` })
        .getByText(paste.problems[problem]);
    await told(4, 'unknown').waitFor();
    await told(5, 'noNumber').waitFor();
    await atRest(page);
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);

    await page.getByRole('button', { name: paste.take, exact: true }).click();
    await page.getByText(/Nothing is sent yet/).waitFor();
    expect(await box.inputValue()).not.toContain('4033-1111-0001');
    const number = parcelOf(page, first).getByRole('textbox', { name: parcels.columns.number });
    expect(await number.inputValue()).toBe('4033-1111-0001');
    await eventually(() => lines(page).count()).toBe(1);
    await page.getByRole('button', { name: filled(parcels.send, { amount: 1 }), exact: true }).click();
    await parcelOf(page, first).waitFor({ state: 'hidden' });
    expect((await itemsOf(second)).data.map(({ status }) => status)).toEqual(['preparing']);
  });

  test('a stale tab says that another person has shipped the item', async () => {
    const given = await toPack(1);
    const { page, go } = await visitor({ as: 'brand-a', height: 1200 });
    await go('/orders/packing');
    await parcelOf(page, given).getByRole('checkbox').check();
    const parcel = { courier: '04', tracking_number: '4033-1234-9999' };
    await act('ship', { items: [{ id: given.itemIds[0], ...parcel }] });
    await page.getByText(filled(order.packing.gone, { amount: 1 }), { exact: true }).waitFor();
    await parcelOf(page, given).waitFor({ state: 'hidden' });
  });

  test('staff take a garment back with a deduction, and the rest of the money goes back', async () => {
    const given = await toPack(1);
    const [itemId = 0] = given.itemIds;
    await act('ship', { items: [{ id: itemId, courier: '04', tracking_number: '4033-1234-7777' }] });
    await call('staff', 'POST', `${itemsPath}/${itemId}/actions/complete`, {});
    await call('staff', 'POST', `${itemsPath}/${itemId}/actions/request_return`, { fault: 'buyer' });
    const { page, go } = await visitor({ as: 'staff', expected: /^422 .*\/actions\/return/ });
    await go(`/orders/items/${itemId}`);
    await headStatus(page, order.status.complete).waitFor();
    const dialog = await startAction(page, orderActions.return);
    const deduction = dialog.getByRole('textbox', { name: fields.deduction, exact: true });
    await deduction.fill('20001');
    await dialog.getByRole('textbox', { name: fields.reason }).fill('worn once');
    await carryOut(dialog);
    await dialog.getByText(/20,000/).waitFor();
    await deduction.fill('3000');
    await carryOut(dialog);
    await dialog.waitFor({ state: 'hidden' });
    await headStatus(page, order.status.canceled).waitFor();
    await eventually(() => refundsOf(given)).toEqual([[17_000, 'done']]);
  });

  test('staff cancel a paid order, whose money goes back', async () => {
    const given = await givenOrder(1);
    await pay(given, await visitor({ as: null, expected: /./ }));
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/orders/${given.id}`);
    await headStatus(page, order.status.paid).waitFor();
    const dialog = await startAction(page, orderActions.cancel_items);
    await carryOut(dialog);
    await dialog.waitFor({ state: 'hidden' });
    await headStatus(page, order.status.canceled).waitFor();
    await eventually(() => refundsOf(given)).toEqual([[20_000, 'done']]);
  });

  test('a refund that the provider refused leads to its payment, where an owner notes it by hand', async () => {
    const waiting = '/v2/orders?has_refund_problem=true&payment_method=kakaopay';
    const [first] = (await call<Found<OrderDetail>>('staff', 'GET', waiting)).data;
    const refund = first?.refunds.find(({ refusal }) => refusal === 'refused');
    const money = formatAmount(refund?.amount ?? 0, first?.currency ?? 'KRW');
    const { page, go, at } = await visitor({ as: 'staff' });
    await go(`/orders/${first?.id}`);
    const facts = sectionOf(page, en.rooms.order);
    await facts.getByText(en.payment.refusal.refused, { exact: true }).waitFor();
    await atRest(page);
    await expectAccessible(page);
    await facts.getByRole('listitem').getByRole('link', { name: money, exact: true }).click();
    await eventually(at).toBe(`/payments/${first?.paymentId}`);
    const dialog = await startAction(page, en.paymentActions.refund_by_hand);
    await dialog.getByRole('textbox', { name: fields.refundReference }).fill('20261128-91');
    await carryOut(dialog);
    await dialog.waitFor({ state: 'hidden' });
    await page.goBack();
    await facts.getByText(en.payment.refundStatus.done, { exact: true }).waitFor();
    const [after] = (await call<Found<OrderDetail>>('staff', 'GET', `/v2/orders?q=${first?.id}`)).data;
    expect(after?.hasRefundProblem).toBe(false);
  });

  test('two people act on one item: the second one sees why it is too late, and how the item stands', async () => {
    const given = await toPack(1);
    const [itemId = 0] = given.itemIds;
    const brand = await visitor({ as: 'brand-a', expected: /^409 .*\/actions\/ship/ });
    await brand.go(`/orders/items/${itemId}`);
    const late = await startAction(brand.page, orderActions.ship);
    await late.getByRole('textbox', { name: fields.trackingNumber }).fill('4033-1234-0001');
    const staff = await visitor({ as: 'staff' });
    await staff.go(`/orders/${given.id}`);
    await carryOut(await startAction(staff.page, orderActions.cancel_items));
    await headStatus(staff.page, order.status.canceled).waitFor();

    await carryOut(late);
    const refusal = filled(en.errors.transition, { status: order.status.canceled });
    await late.getByRole('alert').getByText(refusal, { exact: true }).waitFor();
    await headStatus(brand.page, order.status.canceled).waitFor();
    expect((await itemsOf(given)).data.map(({ trackingNumber }) => trackingNumber)).toEqual([null]);
  });

  test('a buyer whose payment was declined pays once more on the provider’s page', async () => {
    const given = await givenOrder(1);
    const { page } = await visitor({ as: null, expected: /./ });
    await page.goto(`${house().server.url}/v1/simulated-payments/${given.merchantUid}?method=kakaopay`);
    await page.locator('form[action*="/decline?"] button').click();
    const detail = () => call<OrderDetail>('staff', 'GET', `/v2/orders/${given.id}`);
    await eventually(async () => (await detail()).status).toBe('wait');
    const again = await call<{ paymentRequest: { merchantUid: string } }>(
      'staff',
      'POST',
      `/v2/orders/${given.id}/actions/pay`,
      { payment_method: 'kakaopay' },
    );
    await pay({ ...given, merchantUid: again.paymentRequest.merchantUid }, { page });
    await eventually(async () => (await detail()).status).toBe('paid');
  });

  test('money that comes after the order was canceled goes back, and the order stays canceled', async () => {
    const given = await givenOrder(1);
    await call('staff', 'POST', `/v2/orders/invoices/${given.id}/cancel`, {});
    const { page, go } = await visitor({ as: 'staff' });
    await pay(given, await visitor({ as: null, expected: /./ }));
    const { paymentId } = await call<OrderDetail>('staff', 'GET', `/v2/orders/${given.id}`);
    await go(`/payments/${paymentId}`);
    await sectionOf(page, en.payment.sections.refunds)
      .getByText(en.payment.refundStatus.done, { exact: true })
      .waitFor();
    await go(`/orders/${given.id}`);
    await headStatus(page, order.status.canceled).waitFor();
  });
}
