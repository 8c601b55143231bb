import type { CashSourceKind, CashStep } from '#domain/cash/cash-kinds.ts';
import type { CashEntry } from '#domain/cash/cash-state.ts';
import type { Currency } from '#domain/payments/payment-kinds.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A member's cash account. A member without cash or bank account has no row. */
export interface CashAccountRow {
  userId: number;
  /** The sums of the open entries, in whole units. */
  dueKrw: bigint;
  dueJpy: bigint;
  entries: readonly CashEntry[];
  hasBankAccount: boolean;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const cashAccountsTable: Table<CashAccountRow> = table('read.cash_accounts', 'userId', {
  userId: 'integer',
  dueKrw: 'bigint',
  dueJpy: 'bigint',
  entries: 'jsonb',
  hasBankAccount: 'boolean',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});

/** An entry of an account. `id` is the member's id and the entry's number: `5:1`. */
export interface CashEntryRow {
  id: string;
  userId: number;
  number: number;
  step: CashStep;
  ofKind: CashSourceKind;
  ofId: number;
  turn: number;
  currency: Currency;
  /** Negative if cash was taken back. */
  amount: number;
  /** The payout that paid the entry; null while it is open. */
  payoutId: number | null;
  createdAt: string;
  updatedAt: string;
}

export const cashEntriesTable: Table<CashEntryRow> = table('read.cash_entries', 'id', {
  id: 'text',
  userId: 'integer',
  number: 'integer',
  step: 'text',
  ofKind: 'text',
  ofId: 'integer',
  turn: 'integer',
  currency: 'text',
  amount: 'integer',
  payoutId: 'integer',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});
