import type { Currency } from '#domain/payments/payment-kinds.ts';
import type { LeftOut } from '#domain/payouts/payout-events.ts';
import type { FailureCause, PayoutLineStatus, PayoutStatus } from '#domain/payouts/payout-kinds.ts';
import type { PayoutRates } from '#domain/payouts/withholding.ts';
import type { Region } from '#domain/regions.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A payout with its sums, in whole units of its currency. The lines have rows of their own. */
export interface PayoutRow {
  id: number;
  regionId: Region;
  month: string;
  status: PayoutStatus;
  currency: Currency;
  lineCount: number;
  pendingCount: number;
  paidCount: number;
  failedCount: number;
  /** Of all lines; the tax is 0 until the approval. */
  amount: bigint;
  incomeTax: bigint;
  localTax: bigint;
  /** Of the paid lines: before tax, and after it. */
  paidAmount: bigint;
  paidOut: bigint;
  leftOut: readonly LeftOut[];
  leftOutCount: number;
  rates: PayoutRates | null;
  approvedTime: string | null;
  closedTime: string | null;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const payoutsTable: Table<PayoutRow> = table('read.payouts', 'id', {
  id: 'integer',
  regionId: 'text',
  month: 'text',
  status: 'text',
  currency: 'text',
  lineCount: 'integer',
  pendingCount: 'integer',
  paidCount: 'integer',
  failedCount: 'integer',
  amount: 'bigint',
  incomeTax: 'bigint',
  localTax: 'bigint',
  paidAmount: 'bigint',
  paidOut: 'bigint',
  leftOut: 'jsonb',
  leftOutCount: 'integer',
  rates: 'jsonb',
  approvedTime: 'timestamptz',
  closedTime: 'timestamptz',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});

/** A line of a payout. `id` is the payout's id and the member's: `7:5`. */
export interface PayoutLineRow {
  id: string;
  payoutId: number;
  userId: number;
  regionId: Region;
  month: string;
  currency: Currency;
  /** A member's cash grows until it is paid out. */
  amount: bigint;
  upTo: number;
  incomeTax: bigint;
  localTax: bigint;
  status: PayoutLineStatus;
  reference: string | null;
  cause: FailureCause | null;
  createdAt: string;
  updatedAt: string;
}

export const payoutLinesTable: Table<PayoutLineRow> = table('read.payout_lines', 'id', {
  id: 'text',
  payoutId: 'integer',
  userId: 'integer',
  regionId: 'text',
  month: 'text',
  currency: 'text',
  amount: 'bigint',
  upTo: 'integer',
  incomeTax: 'bigint',
  localTax: 'bigint',
  status: 'text',
  reference: 'text',
  cause: 'text',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});

/** The rates of withholding tax. The row is missing until owners first revise them. */
export interface PayoutPolicyRow {
  id: number;
  rates: PayoutRates;
  revision: bigint;
  updatedAt: string;
}

export const payoutPoliciesTable: Table<PayoutPolicyRow> = table('read.payout_policies', 'id', {
  id: 'integer',
  rates: 'jsonb',
  revision: 'bigint',
  updatedAt: 'timestamptz',
});
