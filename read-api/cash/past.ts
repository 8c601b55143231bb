import { cashEntriesProjection } from '#projections/cash/projection.ts';
import { cashEntriesTable } from '#projections/cash/tables.ts';
import type { RowsThen } from '../kit/as-of/past.ts';

/** The cash of looks in views of the past. Accounts have no view of their own: their entries tell what happened. */
export const cashThen: RowsThen = {
  models: { tables: { 'read.cashEntries': cashEntriesTable }, projections: [cashEntriesProjection] },
  fields: () => [],
  people: () => [],
};
