import { expect, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { brandMonthStates, charging, named, sold, used } from '../testing/settlements.ts';
import { brandMonth } from './brand-month.ts';
import { hasKey, withKey } from './line-keys.ts';
import {
  closesAt,
  isMonth,
  lastDayOfMonth,
  monthOfInstant,
  nextMonth,
  partsOfMonthId,
} from './month-days.ts';
import { brandPaymentOf, contentUseLine, saleLine } from './month-line.ts';
import { settlementOf, sumsWith } from './month-sums.ts';
import { brandMonthReacting } from './reacting.ts';

const { given, givenState } = scenarios(brandMonth);
const { staff, system } = actors;
const { open, closed } = brandMonthStates;
const { brandId } = named;
const add = (line: typeof sold) => ({ action: 'add_line', brandId, month: named.month, line }) as const;
const reversed = saleLine({
  ...sold,
  commissionRate: 33,
  of: { ...sold.of, step: 'reversed' },
  amount: -9_999,
  tax: -909,
});

test('a brand gets floor(sales × (100 − commission) / 100), and a reversal takes back exactly that', () => {
  expect(sold.brandPayment).toBe(6_699);
  expect(reversed.brandPayment).toBe(-6_699);
  expect(brandPaymentOf(10_000, 100)).toBe(0);
  expect(Object.is(brandPaymentOf(-10_000, 100), 0)).toBe(true);
  expect(brandPaymentOf(10_000, 0)).toBe(10_000);
});

test.each([
  ['2026-05', '2026-06-02T19:00:00.000Z', '2026-05-31', '2026-06'],
  ['2026-12', '2027-01-02T19:00:00.000Z', '2026-12-31', '2027-01'],
  ['2028-02', '2028-03-02T19:00:00.000Z', '2028-02-29', '2028-03'],
])('%s closes at 04:00 of the 3rd in UTC+9', (month, at, last, next) => {
  expect([closesAt(month), lastDayOfMonth(month), nextMonth(month)]).toEqual([at, last, next]);
});

test('a month begins at midnight in UTC+9, and its id names brand and month', () => {
  expect(monthOfInstant('2026-05-31T14:59:59.999Z')).toBe('2026-05');
  expect(monthOfInstant('2026-05-31T15:00:00.000Z')).toBe('2026-06');
  expect(named.brandMonthId).toBe(3_202_605);
  expect(partsOfMonthId(2_147_483_647_202_612)).toEqual({ brandId: 2_147_483_647, month: '2026-12' });
  expect(Number.isSafeInteger(2_147_483_647_202_612)).toBe(true);
  expect(['2026-00', '2026-13', '2026-5', '2026-10'].map(isMonth)).toEqual([false, false, false, true]);
});

test('a line counts once, also after the closing', () => {
  givenState(open).when(add(sold), system).thenNothing();
  givenState(closed).when(add(sold), system).thenNothing();
  givenState(closed)
    .when(add({ ...sold, of: { ...sold.of, turn: 2 } }), system)
    .thenRefused('brand_month.transition_not_allowed');
});

test('the same step in another currency, turn or kind of source is another line', () => {
  for (const line of [
    { ...sold, currency: 'JPY' as const },
    { ...sold, of: { ...sold.of, turn: 2 } },
    { ...used, of: { ...sold.of, kind: 'look_use' as const } },
  ]) {
    expect(givenState(open).when(add(line), system).decision).toMatchObject({ ok: true, events: [{}] });
  }
});

test.each([
  { ...sold, amount: 1.5 },
  { ...sold, tax: 2_000_000_001 },
  { ...sold, brandPayment: 6_700 },
  { ...sold, commissionRate: 101 },
  { ...sold, commissionRate: null },
  { ...used, brandPayment: 1 },
  { ...sold, of: { ...sold.of, turn: 0 } },
])('a line whose amounts do not fit is refused: %o', (line) => {
  givenState(open)
    .when(add({ ...line, of: { ...line.of, id: 9 } }), system)
    .thenRefused('brand_month.wrong_line');
});

test('a month closes only after its time', () => {
  givenState(open)
    .when({ action: 'close', brandId, month: named.month, ...charging }, system)
    .thenRefused('brand_month.too_early');
});

test('a negative sale side is carried: nothing is paid, and no commission is due', () => {
  const sums = sumsWith([], reversed)[0];
  if (sums === undefined) throw new Error('no sums');
  expect(settlementOf(sums, 10)).toMatchObject({
    brandPayment: -6_699,
    commission: 0,
    commissionTax: 0,
    isSaleCarried: true,
    isContentUseCarried: false,
  });
});

test('a month pays each currency once, and is paid out after the last one', () => {
  const yen = saleLine({ ...sold, commissionRate: 10, currency: 'JPY', amount: 1_000, tax: 90 });
  const settlements = [...sumsWith(open.sums, yen)].map((each) => ({
    ...settlementOf(each, 10),
    invoice: null,
  }));
  const both = given([{ type: 'MonthClosed', data: { ...named, settlements, isSettled: false } }]);
  const won = both.when({ action: 'pay_out', currency: 'KRW', reference: 'T-1' }, staff).then({
    type: 'MonthPaidOut',
    data: { currency: 'KRW', amount: 6_699, reference: 'T-1', isSettled: false },
  });
  expect(won.status).toBe('closed');
  givenState(won)
    .when({ action: 'pay_out', currency: 'KRW', reference: 'T-2' }, staff)
    .thenRefused('brand_month.nothing_to_pay');
  const all = givenState(won)
    .when({ action: 'pay_out', currency: 'JPY', reference: 'T-3' }, staff)
    .then({
      type: 'MonthPaidOut',
      data: { currency: 'JPY', amount: 900, reference: 'T-3', isSettled: true },
    });
  expect(all.status).toBe('paid_out');
});

test('an invoice is replaced once', () => {
  const again = {
    brandInvoiceId: 33,
    paymentId: 53,
    method: 'bank',
    dueTime: '2026-06-28T15:00:00.000Z',
  } as const;
  const command = { action: 'charge_again', currency: 'KRW', replaced: 30, invoice: again } as const;
  givenState(closed).when(command, staff).thenRefused('brand_month.other_invoice', { brandInvoiceId: 31 });
  givenState(closed)
    .when({ ...command, currency: 'JPY' }, staff)
    .thenRefused('brand_month.nothing_charged', { currency: 'JPY' });
});

test('a closed month opens an invoice for its content uses, for seven days', () => {
  const dueTime = '2026-06-10T15:00:00.000Z';
  const event = {
    type: 'MonthClosed',
    data: { ...named, settlements: closed.settlements, isSettled: false },
  } as const;
  expect(brandMonthReacting.after?.(event, closed)).toMatchObject([
    {
      on: 'brand_invoice',
      id: 31,
      as: 'system',
      command: { kind: 'content_use', month: '2026-05', dueTime },
    },
  ]);
});

test('only the first line of a month sets its closing', () => {
  const on = { id: named.brandMonthId, at: '2026-05-12T03:00:00.000Z' };
  const line = (number: number) => ({ type: 'MonthLineAdded', data: { ...named, number, ...sold } }) as const;
  expect(brandMonthReacting.deadlines?.(line(1), on)).toEqual([
    { name: 'close_brand_month', dueAt: '2026-06-02T19:00:00.000Z', brandMonthId: 3_202_605 },
  ]);
  expect(brandMonthReacting.deadlines?.(line(2), on)).toEqual([]);
});

test('ten thousand lines are folded in chunks', () => {
  let keys: readonly (readonly string[])[] = [];
  for (let line = 0; line < 10_000; line += 1) keys = withKey(keys, `line ${line}`);
  expect([keys.length, keys.flat().length]).toEqual([79, 10_000]);
  expect([hasKey(keys, 'line 9999'), hasKey(keys, 'line 10000')]).toEqual([true, false]);
});

test('a use that ended early takes a part of its charge back', () => {
  const back = contentUseLine({ ...used, of: { ...used.of, step: 'ended' }, amount: -5_000, tax: -454 });
  expect(sumsWith(open.sums, back)).toMatchObject([{ contentUse: 50_000, contentUseTax: 4_546, lines: 3 }]);
});
