import Type, { type Static } from 'typebox';
import { cashSourceKinds, cashSteps } from '#domain/cash/cash-kinds.ts';
import { currencies } from '#domain/payments/payment-kinds.ts';
import { FlagParam, IdParam, PeriodParam, SomeOf } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among, within } from '../kit/search.ts';
import { sortedList } from '../kit/sorted-list.ts';
import { type CashEntryFound, cashEntriesFor } from './scope.ts';

const entryList = sortedList(
  cashEntriesFor,
  { id: 'entry.id', amount: 'entry.amount', created_time: 'entry.createdAt' },
  { field: 'created_time', descending: true },
);

export const CashEntriesQuery = ListQuery({
  user_id: Type.Optional(IdParam),
  payout_id: Type.Optional(IdParam),
  is_open: Type.Optional(FlagParam),
  steps: Type.Optional(SomeOf(cashSteps)),
  kinds: Type.Optional(SomeOf(cashSourceKinds)),
  of_id: Type.Optional(IdParam),
  currency: Type.Optional(SomeOf(currencies)),
  created_time: Type.Optional(PeriodParam),
  order: entryList.param,
});

/** Entries that the caller may see and that match all filters. `is_open` finds those that no payout paid yet. */
export function matchingEntries(
  { db, caller }: Pick<Reading, 'db' | 'caller'>,
  query: Static<typeof CashEntriesQuery>,
): Rows<CashEntryFound> {
  const { steps, kinds, currency: wanted, created_time: period } = query;
  let entries = cashEntriesFor(db, caller);
  if (query.user_id !== undefined) entries = entries.where('entry.userId', '=', query.user_id);
  if (query.payout_id !== undefined) entries = entries.where('entry.payoutId', '=', query.payout_id);
  if (query.is_open !== undefined) {
    entries = entries.where('entry.payoutId', query.is_open ? 'is' : 'is not', null);
  }
  if (steps !== undefined) entries = entries.where(among('entry.step', steps));
  if (kinds !== undefined) entries = entries.where(among('entry.of_kind', kinds));
  if (query.of_id !== undefined) entries = entries.where('entry.ofId', '=', query.of_id);
  if (wanted !== undefined) entries = entries.where(among('entry.currency', wanted));
  if (period !== undefined) entries = entries.where(within('entry.createdAt', period));
  return rowsOf(entries, entryList.sorted(entries, query.order));
}
