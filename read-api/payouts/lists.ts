import Type, { type Static } from 'typebox';
import { payoutLineStatuses, payoutStatuses } from '#domain/payouts/payout-kinds.ts';
import { regions } from '#domain/regions.ts';
import { IdParam, SomeOf } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import { type PayoutFound, type PayoutLineFound, payoutLinesFor, payoutsFor } from './scope.ts';

const MonthParam = Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$', minLength: 7, maxLength: 7 });
type Asking = Pick<Reading, 'db' | 'caller'>;

const payoutList = sortedList(
  payoutsFor,
  { id: 'payout.id', month: 'payout.month', amount: 'payout.amount', updated_time: 'payout.updatedAt' },
  newestFirst,
);

const PayoutsParams = Type.Object({
  region_id: Type.Optional(SomeOf(regions)),
  month: Type.Optional(MonthParam),
  statuses: Type.Optional(SomeOf(payoutStatuses)),
  order: payoutList.param,
});
export type PayoutsParams = Static<typeof PayoutsParams>;
export const PayoutsQuery = ListQuery(PayoutsParams.properties);

/** Payouts that the caller may see and that match all filters. */
export function matchingPayouts({ db, caller }: Asking, query: PayoutsParams): Rows<PayoutFound> {
  const { region_id: inRegions, statuses } = query;
  let payouts = payoutsFor(db, caller);
  if (inRegions !== undefined) payouts = payouts.where(among('payout.region_id', inRegions));
  if (query.month !== undefined) payouts = payouts.where('payout.month', '=', query.month);
  if (statuses !== undefined) payouts = payouts.where(among('payout.status', statuses));
  return rowsOf(payouts, payoutList.sorted(payouts, query.order));
}

const lineList = sortedList(
  payoutLinesFor,
  { id: 'line.id', month: 'line.month', amount: 'line.amount', updated_time: 'line.updatedAt' },
  { field: 'month', descending: true },
);

const LineFilters = {
  user_id: Type.Optional(IdParam),
  statuses: Type.Optional(SomeOf(payoutLineStatuses)),
  order: lineList.param,
};
export const LinesOfPayoutQuery = ListQuery(LineFilters);
export const PayoutLinesQuery = ListQuery({
  payout_id: Type.Optional(IdParam),
  region_id: Type.Optional(SomeOf(regions)),
  month: Type.Optional(MonthParam),
  ...LineFilters,
});

/** Lines that the caller may see and that match all filters. */
export function matchingLines(
  { db, caller }: Asking,
  query: Static<typeof PayoutLinesQuery>,
): Rows<PayoutLineFound> {
  const { region_id: inRegions, statuses } = query;
  let lines = payoutLinesFor(db, caller);
  if (query.payout_id !== undefined) lines = lines.where('line.payoutId', '=', query.payout_id);
  if (query.user_id !== undefined) lines = lines.where('line.userId', '=', query.user_id);
  if (query.month !== undefined) lines = lines.where('line.month', '=', query.month);
  if (inRegions !== undefined) lines = lines.where(among('line.region_id', inRegions));
  if (statuses !== undefined) lines = lines.where(among('line.status', statuses));
  return rowsOf(lines, lineList.sorted(lines, query.order));
}
