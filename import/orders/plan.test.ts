import { describe, expect, test } from 'vitest';
import { order } from '#domain/orders/order.ts';
import type { OrderEvent } from '#domain/orders/order-events.ts';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentEvent } from '#domain/payments/payment-events.ts';
import type { Known } from './known.ts';
import { orderSteps, orderStream } from './order-stream.ts';
import { paymentSteps, paymentStream } from './payment-stream.ts';
import { planOrders } from './plan.ts';
import { readOrders } from './read.ts';

const now = '2026-06-01T00:00:00.000Z';
const row = {
  order_ref: 'O-1',
  placed_on: '2026-03-02T10:00:00+09:00',
  member_ref: 'M1',
  items: 'COAT-1/M; BAG',
  prices: '30000;20000',
  points: '1000',
  total: '50000',
  paid: '49000',
  status: 'complete',
  payment_method: 'kakaopay',
  paid_on: '2026-03-02',
  shipped_on: '2026-03-03',
  delivered_on: '2026-03-05T18:00:00+09:00',
  courier: '04',
  tracking_number: '5123',
  refunded: '40000',
};
type Cells = Partial<Record<keyof typeof row, string>>;

const item = (productId: number, regionId: 'KOREA' | 'JAPAN' = 'KOREA') => ({
  productId,
  productSizeId: productId * 10,
  brandId: 3,
  regionId,
});
const items: Record<string, ReturnType<typeof item>[]> = {
  'COAT-1/M': [item(11)],
  BAG: [item(12)],
  TWICE: [item(13), item(14)],
  KIMONO: [item(15, 'JAPAN')],
};
const known: Known = {
  regionOf: (id) => (id === 51 ? 'KOREA' : null),
  itemsOf: (code) => items[code] ?? [],
};

async function planOf(...rows: Cells[]) {
  const lines = rows.map((cells, index) => ({ line: index + 2, cells: { ...row, ...cells } }));
  return planOrders(await readOrders(lines, now), known, (ref) => (ref === 'M1' ? 51 : null));
}

test.each<[Cells, string]>([
  [{ member_ref: '' }, 'import.missing_field'],
  [{ items: ' ; ' }, 'import.missing_field'],
  [{ courier: '' }, 'import.missing_field'],
  [{ paid_on: '' }, 'import.missing_field'],
  [{ order_ref: 'x'.repeat(201) }, 'import.too_long'],
  [{ status: 'delivered' }, 'import.bad_status'],
  [{ status: 'failed' }, 'import.bad_status'],
  [{ status: 'preparing' }, 'import.not_finished'],
  [{ prices: '30000;-1' }, 'import.bad_amount'],
  [{ prices: '30000;1000000001' }, 'import.bad_amount'],
  [{ points: 'many' }, 'import.bad_amount'],
  [{ items: Array(51).fill('BAG').join(';') }, 'import.too_many_items'],
  [{ prices: '50000' }, 'import.wrong_prices'],
  [{ total: '50001' }, 'import.wrong_total'],
  [{ points: '50001', total: '' }, 'import.wrong_total'],
  [{ paid: '48999' }, 'import.wrong_paid'],
  [{ refunded: '49001' }, 'import.wrong_refund'],
  [{ status: 'canceled', refunded: '48999' }, 'import.wrong_refund'],
  [{ status: 'canceled', paid_on: '', paid: '', refunded: '1' }, 'import.wrong_refund'],
  [{ payment_method: 'free' }, 'import.bad_method'],
  [{ payment_method: 'cheque' }, 'import.bad_method'],
  [{ courier: '02' }, 'import.bad_courier'],
  [{ tracking_number: '4.03E+11' }, 'import.bad_tracking_number'],
  [{ placed_on: '2026-02-30' }, 'import.bad_date'],
  [{ placed_on: '2026-06-02' }, 'import.bad_date'],
  [{ paid_on: '2026-03-01' }, 'import.reversed_dates'],
  [{ delivered_on: '2026-03-02' }, 'import.reversed_dates'],
  [{ delivered_on: '2026-05-26' }, 'import.still_returnable'],
  [{ member_ref: 'M2' }, 'import.unknown_member'],
  [{ items: 'COAT-1/M;HAT' }, 'import.unknown_item'],
  [{ items: 'COAT-1/M;TWICE' }, 'import.ambiguous_item'],
  [{ items: 'COAT-1/M;KIMONO' }, 'import.other_region'],
])('names the row with %o as %s', async (cells, code) => {
  const { orders, rejections } = await planOf(cells);
  expect(orders).toEqual([]);
  expect(rejections).toEqual([{ line: 2, ref: cells.order_ref ?? 'O-1', code }]);
});

test('names later rows with the same ref or the same purchase, line by line', async () => {
  const { orders, rejections } = await planOf({}, { paid: '1' }, { items: 'BAG;BAG' }, { order_ref: 'O-2' });
  expect(orders).toHaveLength(1);
  expect(rejections).toEqual([
    { line: 3, ref: 'O-1', code: 'import.wrong_paid' },
    { line: 4, ref: 'O-1', code: 'import.duplicate_ref' },
    { line: 5, ref: 'O-2', code: 'import.duplicate_row' },
  ]);
});

describe('the streams of an order', () => {
  const ids = { orderId: 7, paymentId: 41 };
  const of = { source: 'shop', receivedAt: now };

  async function foldedOf(cells: Cells) {
    const { orders } = await planOf(cells);
    const [planned] = orders;
    if (planned === undefined) throw new Error('the row was rejected');
    const [told, money] = [orderStream(planned, ids, of), paymentStream(planned, ids, of)];
    expect(told).toHaveLength(orderSteps(planned, ids, '').length);
    expect(money).toHaveLength(paymentSteps(planned, ids, '').length);
    for (const { metadata } of [...told, ...money]) expect(metadata.imported).toBe(true);
    expect(orderStream(planned, ids, of)).toEqual(told);
    const at = (each: (typeof told)[number]) => each.metadata.occurredAt ?? now;
    return {
      order: told.reduce((state, each) => order.evolve(state, each as OrderEvent, at(each)), order.initial),
      payment: money.reduce(
        (state, each) => payment.evolve(state, each as PaymentEvent, at(each)),
        payment.initial,
      ),
    };
  }

  test('a complete one is settled, and the cash that went back is goodwill', async () => {
    const folded = await foldedOf({});
    expect(folded.order).toMatchObject({
      status: 'complete',
      userId: 51,
      currency: 'KRW',
      paymentMethod: 'kakaopay',
      paymentId: 41,
      buyer: null,
      placedTime: '2026-03-02T01:00:00.000Z',
      paidTime: '2026-03-02T03:00:00.000Z',
      items: [
        { itemId: 701, type: 'product_v1', itemPoint: 600, itemCash: 29_400, goodwill: 29_400 },
        { itemId: 702, itemPoint: 400, itemCash: 19_600, goodwill: 10_600, parcel: { courier: '04' } },
      ],
    });
    for (const { settledTime } of folded.order.items) expect(settledTime).toBe('2026-03-12T15:00:00.000Z');
    expect(folded.payment).toMatchObject({ status: 'partially_refunded', amount: 49_000 });
    expect(folded.payment.refunds.map(({ amount, status }) => [amount, status])).toEqual([
      [29_400, 'done'],
      [10_600, 'done'],
    ]);
  });

  test('a canceled one gives everything back', async () => {
    const folded = await foldedOf({ status: 'canceled', refunded: '49000', courier: '' });
    expect([folded.order.status, folded.payment.status]).toEqual(['canceled', 'canceled']);
    expect(folded.payment.refunds).toMatchObject([{ amount: 49_000, why: 'canceled', status: 'done' }]);
  });

  test.each([
    ['canceled', 'canceled', 'canceled'],
    ['failed', 'failed', 'failed'],
  ])('an unpaid one that was %s ends with its payment', async (status, ...ends) => {
    const folded = await foldedOf({ status, paid_on: '', paid: '', refunded: '' });
    expect([folded.order.status, folded.payment.status]).toEqual(ends);
    expect(folded.order.paidTime).toBeNull();
  });

  test('one that points paid has no payment', async () => {
    const free = { points: '50000', paid: '0', refunded: '', paid_on: '', payment_method: '' };
    const folded = await foldedOf(free);
    expect(folded.order).toMatchObject({ status: 'complete', paymentMethod: 'free', paymentId: null });
    expect(folded.payment.status).toBe('none');
  });
});
