import { expect, test } from 'vitest';
import { contentUseLine, saleLine } from '#domain/settlements/month-line.ts';
import { sold, used } from '#domain/testing/settlements.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { addMonthLine } from './add-line.ts';
import { chargeAgain } from './charge-again.ts';
import { closeMonth } from './close-month.ts';
import { brandId, type MonthHouse, monthHouse } from './testing/month-house.ts';

const may20 = '2026-05-20T03:00:00.000Z';
const closing = '2026-06-02T19:00:00.000Z';
const saleOf = (id: number, amount: number, occurredTime = may20) =>
  saleLine({
    ...sold,
    commissionRate: 33,
    of: { ...sold.of, id, step: amount < 0 ? 'reversed' : 'settled' },
    amount,
    tax: Math.trunc(amount / 11),
    occurredTime,
  });
const useOf = (id: number, amount: number) =>
  contentUseLine({ ...used, of: { ...used.of, id }, amount, tax: Math.trunc(amount / 11) });
const ofMay = async (house: MonthHouse) => (await house.month('2026-05')).settlements[0];

test('a month closes at its time, and pays its sales less the commission', async () => {
  const house = await monthHouse(may20);
  await house.add(saleOf(1, 9_999));
  await house.moveTo('2026-06-02T18:59:59.999Z');
  expect((await house.month('2026-05')).status).toBe('open');
  await house.moveTo(closing);
  expect(await house.month('2026-05')).toMatchObject({ status: 'closed', closedTime: closing });
  expect(await ofMay(house)).toMatchObject({ brandPayment: 6_699, commission: 3_300, invoice: null });
});

test('a line that comes after the closing goes to the next open month, once', async () => {
  const house = await monthHouse(may20);
  await house.add(saleOf(1, 9_999));
  await house.moveTo('2026-07-10T00:00:00.000Z');
  const late = saleOf(2, 5_000);
  await house.add(late);
  await house.add(late);
  // June had no line, and was over too.
  expect((await house.month('2026-07')).sums).toMatchObject([{ sales: 5_000, lines: 1 }]);
  await house.add(saleOf(1, 9_999));
  expect((await house.month('2026-07')).lineCount).toBe(1);
});

test('a line that finds the month over but not closed closes it first', async () => {
  const house = await monthHouse(may20);
  await house.add(saleOf(1, 9_999));
  house.wait('2026-06-03T00:00:00.000Z');
  await house.add(saleOf(2, 5_000));
  expect(await house.month('2026-05')).toMatchObject({ status: 'closed', lineCount: 1 });
  expect((await house.month('2026-06')).lineCount).toBe(1);
  await house.moveTo('2026-06-04T00:00:00.000Z');
  expect(house.typesOf('brand_month').filter((type) => type === 'MonthClosed')).toHaveLength(1);
});

test.each([[0], [1]])(
  'a line and the closing at once leave the line in one month (order %i)',
  async (order) => {
    const house = await monthHouse(may20);
    await house.add(saleOf(1, 9_999));
    house.wait(closing);
    const context = (name: string) => {
      const commandId = derivedCommandId('race', name);
      const ids = { commandId, correlationId: commandId, causationId: commandId };
      return { ...ids, actor: { label: 'system', id: null } as const, receivedAt: closing };
    };
    const line = saleOf(2, 5_000);
    const steps = [
      () => addMonthLine(house.deps, { brandId, line }, context('add')),
      () => addMonthLine(house.deps, { brandId, line }, context('add again')),
      () => closeMonth(house.deps, 3_202_605, context('close')),
    ];
    await Promise.all((order === 0 ? steps : steps.toReversed()).map((step) => step()));
    const lines = house.events().filter(({ type }) => type === 'MonthLineAdded');
    expect(lines).toHaveLength(2);
  },
);

test('a negative sale total is carried, with its commission', async () => {
  const house = await monthHouse(may20);
  await house.add(saleOf(1, -10_000));
  await house.moveTo(closing);
  expect(await ofMay(house)).toMatchObject({ brandPayment: -6_700, commission: 0, isSaleCarried: true });
  expect((await house.month('2026-06')).sums).toMatchObject([
    { sales: -10_000, brandPayment: -6_700, salesTax: -909, lines: 1 },
  ]);
  await house.add(saleOf(2, 20_000, '2026-06-10T00:00:00.000Z'));
  await house.moveTo('2026-07-03T00:00:00.000Z');
  expect((await house.month('2026-06')).settlements).toMatchObject([
    { brandPayment: 6_700, commission: 3_300, isSaleCarried: false },
  ]);
});

test('content uses are charged to the primary card', async () => {
  const house = await monthHouse(may20);
  await house.add(useOf(81, 55_000));
  await house.moveTo('2026-06-03T00:00:00.000Z');
  const { invoice } = (await ofMay(house)) ?? {};
  expect(invoice).toMatchObject({ method: 'card', amount: 55_000, tax: 5_000 });
  expect(await house.invoice(invoice?.brandInvoiceId ?? 0)).toMatchObject({
    status: 'paid',
    kind: 'content_use',
    month: '2026-05',
    brandId,
  });
});

test('a brand without a card transfers the money, and is charged again after seven days', async () => {
  const house = await monthHouse(may20, { hasCard: false });
  await house.add(useOf(81, 55_000));
  await house.moveTo('2026-06-03T00:00:00.000Z');
  const first = (await ofMay(house))?.invoice?.brandInvoiceId ?? 0;
  const again = () =>
    house.ask((asked) => chargeAgain(house.deps, asked, { id: 3_202_605, currency: 'KRW' }));
  await expect(again()).rejects.toMatchObject({ errorCode: 'brand_month.being_paid' });
  await house.moveTo('2026-06-11T00:00:00.000Z');
  expect((await house.invoice(first)).status).toBe('failed');
  await again();
  await house.settle();
  const second = (await ofMay(house))?.invoice?.brandInvoiceId ?? 0;
  expect(second).not.toBe(first);
  const { status, paymentId } = await house.invoice(second);
  expect(status).toBe('pending');
  expect((await house.payment(paymentId)).attempts).toMatchObject([{ method: 'bank' }]);
});

test('more taken back than charged is carried and not charged', async () => {
  const house = await monthHouse(may20);
  await house.add(useOf(81, -5_500));
  await house.moveTo(closing);
  expect(await ofMay(house)).toMatchObject({ invoice: null, isContentUseCarried: true });
  expect((await house.month('2026-06')).sums).toMatchObject([{ contentUse: -5_500, contentUseTax: -500 }]);
});
