import type { Area } from '../area.ts';
import { bankAccountsProjection, cashAccountsProjection, cashEntriesProjection } from './projection.ts';
import { cashAccountsTable, cashEntriesTable } from './tables.ts';

export const cash = {
  tables: { 'read.cashAccounts': cashAccountsTable, 'read.cashEntries': cashEntriesTable },
  projections: [cashAccountsProjection, cashEntriesProjection, bankAccountsProjection],
} satisfies Area;
