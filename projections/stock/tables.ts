import type { Role } from '#domain/actor.ts';
import type { Slot } from '#domain/slots/slot-label.ts';
import type { StockItemState } from '#domain/stock/stock-state.ts';
import type { HolderKind } from '#domain/stock/stock-status.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A garment: its folded state plus fields that only readers need. */
export interface StockItemRow
  extends Omit<StockItemState, 'stockItemId' | 'holder' | 'waitsFor' | 'paid' | 'pieces'> {
  id: number;
  holderKind: HolderKind | null;
  /** An order item's id exceeds four bytes. */
  holderId: bigint | null;
  /** Why the garment is on hold; null if it is not on hold. */
  holdReason: string | null;
  slot: Slot | null;
  pieces: StockItemState['pieces'];
  /** When the garment's latest out-stock request was made; null if none was. */
  outStockRequestedAt: string | null;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const stockItemsTable: Table<StockItemRow> = table<StockItemRow>('read.stock_items', 'id', {
  id: 'integer',
  code: 'text',
  brandId: 'integer',
  productId: 'integer',
  productSizeId: 'integer',
  regionId: 'text',
  status: 'text',
  quality: 'text',
  discountRate: 'integer',
  reimbursementRate: 'integer',
  holderKind: 'text',
  holderId: 'bigint',
  outStockRequest: 'text',
  outStockRequestedAt: 'timestamptz',
  unavailableReason: 'text',
  unavailableOn: 'date',
  reimbursement: 'jsonb',
  holdReason: 'text',
  grade: 'text',
  abnormalIssue: 'text',
  memoInUse: 'text',
  slot: 'jsonb',
  pieces: 'jsonb',
  useCount: 'integer',
  isRemoved: 'boolean',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});

/** A memo on a garment. `id` is the memo's id, unique across garments. */
export interface StockMemoRow {
  id: string;
  stockItemId: number;
  comment: string;
  /** The hash of the memo's picture; null if it has no picture. */
  picture: string | null;
  actorLabel: Role;
  actorId: number | null;
  createdAt: string;
}

export const stockMemosTable: Table<StockMemoRow> = table<StockMemoRow>('read.stock_memos', 'id', {
  id: 'text',
  stockItemId: 'integer',
  comment: 'text',
  picture: 'text',
  actorLabel: 'text',
  actorId: 'integer',
  createdAt: 'timestamptz',
});

/** A rental of a garment for a tryset item, and its outcome. `id` is `<stock item>:<tryset item>`. */
export interface StockRentalRow {
  id: string;
  stockItemId: number;
  trysetItemId: number;
  trysetId: number | null;
  reservedAt: string;
  /** The garment's id from the return until the check: a check event finds its rental by this column. Null at other times. */
  awaitsCheckOf: number | null;
  /** When the garment was back in stock after the rental; null until then. */
  shelvedAt: string | null;
}

export const stockRentalsTable: Table<StockRentalRow> = table<StockRentalRow>('read.stock_rentals', 'id', {
  id: 'text',
  stockItemId: 'integer',
  trysetItemId: 'integer',
  trysetId: 'integer',
  reservedAt: 'timestamptz',
  awaitsCheckOf: 'integer',
  shelvedAt: 'timestamptz',
});
