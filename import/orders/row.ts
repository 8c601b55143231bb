import {
  type OrderCourier,
  type OrderMethod,
  orderCouriers,
  orderItemStatuses,
  orderItemsAtMost,
  orderMethods,
} from '#domain/orders/order-kinds.ts';
import { amountAtMost } from '#domain/payments/payment-kinds.ts';
import { plain } from '#domain/text/plain.ts';
import { isWholeNumber } from '#domain/text/tracking-number.ts';
import type { Columns, CsvRow } from '../csv.ts';
import { cashIn, type Money, wrongSum } from './sums.ts';
import { type PastTimes, timesIn } from './times.ts';

/** The statuses of orders that have ended. Orders under way stay where they are, because the file has no address. */
export const pastOrderStatuses = ['complete', 'canceled', 'failed'] as const;
export type PastOrderStatus = (typeof pastOrderStatuses)[number];

/** One order of the file. Amounts are whole units of the currency of the member's region. */
export interface PastOrder extends PastTimes {
  line: number;
  ref: string;
  memberRef: string;
  /** The codes of garments, or of products with or without a size: `COAT-1/M`. */
  codes: readonly string[];
  /** The price of each code. */
  prices: readonly number[];
  points: number;
  status: PastOrderStatus;
  method: OrderMethod;
  /** Null if no parcel was sent. */
  courier: OrderCourier | null;
  trackingNumber: string;
  /** The cash that went back. */
  refunded: number;
}

/** The reasons for rejecting a row. The first one that applies is reported. */
export const orderRejectionCodes = [
  'import.missing_field',
  'import.too_long',
  'import.bad_status',
  'import.not_finished',
  'import.bad_amount',
  'import.too_many_items',
  'import.wrong_prices',
  'import.wrong_total',
  'import.wrong_paid',
  'import.wrong_refund',
  'import.bad_method',
  'import.bad_courier',
  'import.bad_tracking_number',
  'import.bad_date',
  'import.reversed_dates',
  'import.still_returnable',
  'import.duplicate_ref',
  'import.duplicate_row',
  'import.unknown_member',
  'import.unknown_item',
  'import.ambiguous_item',
  'import.other_region',
] as const;
export type OrderRejectionCode = (typeof orderRejectionCodes)[number];

export interface OrderRejection {
  line: number;
  /** The order's ref; null if the row has none. */
  ref: string | null;
  code: OrderRejectionCode;
}

export const orderColumns: Columns = {
  required: ['order_ref', 'placed_on', 'member_ref', 'items', 'prices', 'status'],
  optional: [
    'points',
    'total',
    'paid',
    'payment_method',
    'paid_on',
    'shipped_on',
    'delivered_on',
    'courier',
    'tracking_number',
    'refunded',
  ],
};

const atMost = { text: 200, tracking: 60, price: 1_000_000_000 } as const;

/** Returns the order of a row, or the reason for its rejection. `now` is the ISO instant of the import. */
export function parseOrder({ line, cells }: CsvRow, now: string): PastOrder | OrderRejectionCode {
  const text = (name: string) => cells[name] || null;
  const code = (name: string) => plain(cells[name] ?? '') || null;
  const [ref, memberRef, said] = [text('order_ref'), text('member_ref'), code('status')?.toLowerCase()];
  const [codes, priced] = [partsOf(cells.items), partsOf(cells.prices)];
  if (ref === null || memberRef === null || said === undefined) return 'import.missing_field';
  if (codes.length === 0 || priced.length === 0) return 'import.missing_field';
  const trackingNumber = code('tracking_number') ?? '';
  const isTooLong =
    [ref, memberRef, ...codes].some((each) => each.length > atMost.text) ||
    trackingNumber.length > atMost.tracking;
  if (isTooLong) return 'import.too_long';
  const status = pastOrderStatuses.find((each) => each === said);
  if (status === undefined) {
    return orderItemStatuses.some((each) => each === said) ? 'import.not_finished' : 'import.bad_status';
  }
  const money = moneyIn(priced, code);
  if (money === null) return 'import.bad_amount';
  if (codes.length > orderItemsAtMost) return 'import.too_many_items';
  const isPaid = cashIn(money) === 0 || code('paid_on') !== null;
  if (isPaid && status === 'failed') return 'import.bad_status';
  if (!isPaid && status === 'complete') return 'import.missing_field';
  const wrong = wrongSum(money, { items: codes.length, status, isPaid });
  if (wrong !== null) return wrong;
  const cash = cashIn(money);
  const method = methodOf(code('payment_method'), cash);
  if (method === null) return 'import.bad_method';
  const courier = code('courier');
  const known = orderCouriers.find((each) => each === courier) ?? null;
  if (courier !== null && known === null) return 'import.bad_courier';
  if (trackingNumber !== '' && !isWholeNumber(trackingNumber)) return 'import.bad_tracking_number';
  if (status === 'complete' && courier === null) return 'import.missing_field';
  const times = timesIn(code, { now, isPaid, isFree: cash === 0, isComplete: status === 'complete' });
  if (typeof times === 'string') return times;
  const { prices, points, refunded } = money;
  const parcel = { courier: known, trackingNumber };
  return { line, ref, memberRef, codes, prices, points, refunded, status, method, ...parcel, ...times };
}

function partsOf(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(';')
    .map((part) => plain(part))
    .filter((part) => part !== '');
}

/** The amounts of a row; null if one is no whole number of at least 0, or too high. */
function moneyIn(priced: readonly string[], code: (name: string) => string | null): Money | null {
  const prices = priced.map(amountOf);
  const [points, refunded] = [amountOf(code('points') ?? '0'), amountOf(code('refunded') ?? '0')];
  const [total, paid] = [code('total'), code('paid')].map((text) => (text === null ? null : amountOf(text)));
  const all = [...prices, points, refunded, total, paid];
  if (all.some(Number.isNaN) || prices.some((price) => price > atMost.price)) return null;
  const money = { prices, points, refunded, total: total ?? null, paid: paid ?? null };
  return cashIn(money) > amountAtMost ? null : money;
}

function amountOf(text: string): number {
  return /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
}

/** The method `free` stands exactly for orders without cash. A missing method means a card. */
function methodOf(said: string | null, cash: number): OrderMethod | null {
  const known = orderMethods.find((each) => each === said?.toLowerCase()) ?? null;
  if (said !== null && known === null) return null;
  const method = known ?? (cash === 0 ? 'free' : 'card');
  return (method === 'free') === (cash === 0) ? method : null;
}
