import type { LookUsePrices } from '#domain/look-uses/price.ts';
import type { LookUseStatus, LookUseType, UseAnswer, UsePaymentStatus } from '#domain/look-uses/use-kinds.ts';
import type { LookUse } from '#domain/look-uses/use-state.ts';
import type { Region } from '#domain/regions.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A look use: its folded state, and columns for lists. Days are business days. */
export interface LookUseRow {
  id: number;
  lookId: number;
  brandId: number;
  userId: number;
  regionId: Region;
  useType: LookUseType;
  status: LookUseStatus;
  answer: UseAnswer | null;
  askedAt: string | null;
  startDate: string;
  /** Null: for ever. */
  endDate: string | null;
  payment: UsePaymentStatus | null;
  brandPaymentAmount: number | null;
  refund: number;
  isLookGone: boolean;
  /** The reason of the decline, the rejection, the cancellation or the end; null without one. */
  reason: string | null;
  state: LookUse;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const lookUsesTable: Table<LookUseRow> = table<LookUseRow>('read.look_uses', 'id', {
  id: 'integer',
  lookId: 'integer',
  brandId: 'integer',
  userId: 'integer',
  regionId: 'text',
  useType: 'text',
  status: 'text',
  answer: 'text',
  askedAt: 'timestamptz',
  startDate: 'date',
  endDate: 'date',
  payment: 'text',
  brandPaymentAmount: 'integer',
  refund: 'integer',
  isLookGone: 'boolean',
  reason: 'text',
  state: 'jsonb',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});

/** The prices of uses. The row is missing until owners first revise them. */
export interface LookUsePricesRow {
  id: number;
  prices: LookUsePrices;
  revision: bigint;
  updatedAt: string;
}

export const lookUsePricesTable: Table<LookUsePricesRow> = table('read.look_use_prices', 'id', {
  id: 'integer',
  prices: 'jsonb',
  revision: 'bigint',
  updatedAt: 'timestamptz',
});
