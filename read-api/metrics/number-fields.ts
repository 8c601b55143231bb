import Type from 'typebox';
import { type MetricSums, type MoneyField, postRateOf } from '#domain/metrics/metric-fields.ts';
import { currencies } from '#domain/payments/payment-kinds.ts';
import type { Caller } from '#http/caller.ts';
import { Nullable, OneOf } from '#http/contract.ts';
import type { Amounts } from './money.ts';

/** The numbers of a row: its sums, and what its page adds. */
export interface Numbers {
  sums: MetricSums;
  /** The sums of money in each currency that occurs. */
  amounts: readonly Amounts[];
  medianOutDays: number | null;
  readBy: Caller['label'];
}

const Count = Type.Integer();

/** A count, with the column of its name. */
function counted<const Csv extends string>(csv: Csv, of: (sums: MetricSums) => number) {
  return { is: Count, of: ({ sums }: Numbers) => of(sums), csv };
}

/** An amount in the row's only currency; null if it has amounts in several. */
function amount(field: MoneyField, isForBrands = true) {
  return {
    is: Nullable(Count),
    of: ({ amounts: [only, other], readBy }: Numbers) => {
      if (other !== undefined || (readBy !== 'staff' && !isForBrands)) return null;
      return only?.[field] ?? 0;
    },
  };
}

const cashOf = ({ readBy }: Numbers, { cashAmount }: Amounts) => (readBy === 'staff' ? cashAmount : null);

/** The fields of every row and of totals. Points and cash are null for brand admins. */
export const numberFields = {
  requestedCount: counted('requested_count', (sums) => sums.requestedCount),
  canceledCount: counted('canceled_count', (sums) => sums.canceledCount),
  deliveredCount: counted('delivered_count', (sums) => sums.deliveredCount),
  inUseCount: counted('in_use_count', (sums) => sums.inUseCount),
  returnedCount: counted('returned_count', (sums) => sums.returnedCount),
  purchasedCount: counted('purchased_count', (sums) => sums.purchasedCount),
  givenCount: counted('given_count', (sums) => sums.givenCount),
  lostCount: counted('lost_count', (sums) => sums.lostCount),
  /** Days from shipping to arrival, of the items that came back. Null without any, and in totals. */
  medianOutDays: { is: Nullable(Count), of: (row: Numbers) => row.medianOutDays, csv: 'median_out_days' },
  postedCount: counted('posted_count', (sums) => sums.postedCount),
  refusedCount: counted('refused_count', (sums) => sums.refusedCount),
  overdueCount: counted('overdue_count', (sums) => sums.overdueCount),
  /** Posted of posted, refused and overdue, from 0 to 1; null if none is decided. */
  postRate: { is: Nullable(Type.Number()), of: ({ sums }: Numbers) => postRateOf(sums), csv: 'post_rate' },
  contentCount: counted('content_count', (sums) => sums.contentCount),
  certifiedCount: counted('certified_count', (sums) => sums.certifiedCount),
  rejectedCount: counted('rejected_count', (sums) => sums.rejectedCount),
  pendingCount: counted('pending_count', (sums) => sums.pendingCount),
  contentScore: counted('content_score', (sums) => sums.contentScore),
  pointAmount: {
    is: Nullable(Count),
    of: ({ sums, readBy }: Numbers) => (readBy === 'staff' ? sums.pointAmount : null),
    csv: 'point_amount',
  },
  likeCount: counted('like_count', (sums) => sums.likeCount),
  brandLikeCount: counted('brand_like_count', (sums) => sums.brandLikeCount),
  orderItemCount: counted('order_item_count', (sums) => sums.orderItemCount),
  returnCount: counted('return_count', (sums) => sums.returnCount),
  lookUseCount: counted('look_use_count', (sums) => sums.lookUseCount),
  /** The currency of the amounts; null if there are none, or amounts in several. */
  currency: {
    is: Nullable(OneOf(currencies)),
    of: ({ amounts: [only, second] }: Numbers) => (second === undefined ? (only?.currency ?? null) : null),
  },
  cashAmount: amount('cashAmount', false),
  salesAmount: amount('salesAmount'),
  brandPaymentAmount: amount('brandPaymentAmount'),
  /** The amounts by currency; null unless both currencies occur. A file has a column for each. */
  amounts: {
    is: Nullable(
      Type.Array(
        Type.Object({
          currency: OneOf(currencies),
          cashAmount: Nullable(Count),
          salesAmount: Count,
          brandPaymentAmount: Count,
        }),
      ),
    ),
    of: (row: Numbers) =>
      row.amounts.length < 2 ? null : row.amounts.map((of) => ({ ...of, cashAmount: cashOf(row, of) })),
    cells: [
      {
        csv: 'cash_amount_krw',
        of: ({ sums, readBy }: Numbers) => (readBy === 'staff' ? sums.cashAmountKrw : null),
      },
      {
        csv: 'cash_amount_jpy',
        of: ({ sums, readBy }: Numbers) => (readBy === 'staff' ? sums.cashAmountJpy : null),
      },
      { csv: 'sales_amount_krw', of: ({ sums }: Numbers) => sums.salesAmountKrw },
      { csv: 'sales_amount_jpy', of: ({ sums }: Numbers) => sums.salesAmountJpy },
      { csv: 'brand_payment_amount_krw', of: ({ sums }: Numbers) => sums.brandPaymentAmountKrw },
      { csv: 'brand_payment_amount_jpy', of: ({ sums }: Numbers) => sums.brandPaymentAmountJpy },
    ],
  },
} as const;
