import Type, { type Static } from 'typebox';
import { currencies } from '#domain/payments/payment-kinds.ts';
import {
  answeredReasons,
  outStockRequestStatuses,
  shownStockStatuses,
  stockStatuses,
} from '#domain/stock/stock-status.ts';
import { stockItemTransitions } from '#domain/stock/stock-transitions.ts';
import { trysetItemStatuses } from '#domain/tryset-items/item-status.ts';
import { ActionsOf, CountsOf, Day, Instant, Nullable, OneOf } from '#http/contract.ts';
import { BrandBrief, ProductBrief, SizeBrief } from '../briefs/contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { ActorBrief } from '../kit/shown/actor-contract.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';
import { TrysetItem } from '../tryset-items/contract.ts';
import { stockItemFields } from './fields.ts';
import { Piece } from './parts.ts';
import { TaskAnswer } from './task-contract.ts';

export const StockItem = stockItemFields.shape;
export type StockItem = Static<typeof StockItem>;

export const StockMemo = Type.Object({
  id: Type.String(),
  comment: Type.String(),
  /** Picture of the memo; null if it has none. */
  subItemImage: Nullable(PictureSet),
  actor: ActorBrief,
  createdTime: Instant,
});

export const StockItemDetail = Type.Object({
  ...StockItem.properties,
  ...asOfField,
  /** Pictures of the product, its cover first. */
  pictures: Type.Array(PictureSet),
  pieces: Type.Array(Piece),
  /** The garment's memos, newest first. */
  memos: Type.Array(StockMemo),
  /** The garment's last hundred status changes, newest first. The comment is the given reason. */
  history: Type.Array(
    Type.Object({
      before: OneOf(stockStatuses),
      after: OneOf(stockStatuses),
      actor: ActorBrief,
      comment: Nullable(Type.String()),
      createdTime: Instant,
    }),
  ),
  /** The last hundred tryset items that reserved the garment, newest first. */
  rentals: Type.Array(
    Type.Object({
      trysetItemId: Type.Integer(),
      trysetId: Type.Integer(),
      status: OneOf(trysetItemStatuses),
      createdTime: Instant,
      deliveredTime: Nullable(Instant),
      user: Type.Object({ id: Type.Integer(), username: Nullable(Type.String()) }),
    }),
  ),
});
export type StockItemDetail = Static<typeof StockItemDetail>;

/** Number of garments at each stage of leaving the warehouse. */
export const OutStages = Type.Object({
  /** Garments with an open out-stock request that are not ready to leave yet. */
  requested: Type.Integer(),
  /** Garments in `requested` that are in stock, so that they can be made ready. */
  requestedInStock: Type.Integer(),
  /** Garments in `requested` that are lent, reserved, in check or on hold. */
  requestedWaiting: Type.Integer(),
  ready: Type.Integer(),
  ongoing: Type.Integer(),
  out: Type.Integer(),
});
export type OutStages = Static<typeof OutStages>;

/** The garment that a scanned code names, and its current or last rental. */
export const Scanned = Type.Object({
  foundBy: OneOf(['code', 'piece', 'item', 'tryset', 'parcel']),
  /** Id of the piece with the scanned tag; null if the code is not a piece's. */
  pieceId: Nullable(Type.Integer()),
  stock: Type.Object({ ...StockItem.properties, pieces: Type.Array(Piece) }),
  /** The tryset item that holds the garment. Without a holder it is the scanned item, otherwise the last one. */
  item: Nullable(TrysetItem),
  /** Tasks for the garment at the check-in desk. */
  tasks: Type.Array(TaskAnswer),
});
export type Scanned = Static<typeof Scanned>;

export const ScanAnswer = Type.Object({ code: Type.String(), data: Type.Array(Scanned) });
export type ScanAnswer = Static<typeof ScanAnswer>;

/** Number of garments by status; every status is present, even with 0. */
export const CountsByStatus = CountsOf(shownStockStatuses);
export type CountsByStatus = Static<typeof CountsByStatus>;

/** Number of garments by status, and of those in use, requested, in check or with an out-stock request. */
export const StockOverview = Type.Object({
  total: Type.Integer(),
  statuses: CountsByStatus,
  inUse: Type.Integer(),
  requested: Type.Integer(),
  inCheck: Type.Integer(),
  outStockRequested: Type.Integer(),
});
export type StockOverview = Static<typeof StockOverview>;

/** Counts of stock items by status; every status is present, even with 0. */
export const StockStatusStats = Type.Object({
  total: Type.Integer(),
  data: Type.Array(Type.Object({ status: OneOf(shownStockStatuses), count: Type.Integer() })),
});
export type StockStatusStats = Static<typeof StockStatusStats>;

/** Counts of stock items by number of rentals: 0 to 4, and 5 for five or more. */
export const StockUseStats = Type.Object({
  total: Type.Integer(),
  data: Type.Array(Type.Object({ useCount: Type.Integer(), orMore: Type.Boolean(), count: Type.Integer() })),
});
export type StockUseStats = Static<typeof StockUseStats>;

/** The latest out-stock request of a garment; its status is `idle` if there was none. */
export const OutStockRequest = Type.Object({
  stockId: Type.Integer(),
  status: OneOf(outStockRequestStatuses),
  requestedTime: Nullable(Instant),
  actions: ActionsOf(stockItemTransitions),
});
export type OutStockRequest = Static<typeof OutStockRequest>;

/** A garment that can no longer be lent, and the reimbursement that its brand gets, in whole KRW or JPY. */
export const ReimbursementItem = Type.Object({
  id: Type.Integer(),
  code: Type.String(),
  unavailableReasonType: OneOf(answeredReasons),
  updatedTime: Instant,
  /** The business day on which the garment became unavailable; null if the event does not record it. */
  unavailableDate: Nullable(Day),
  originalPrice: Type.Integer(),
  reimbursementRate: Type.Integer(),
  /** Currency of the original price and of the amount, in whole units. */
  currency: OneOf(currencies),
  /** Original price times the rate in percent, rounded down. The brand gets this amount. */
  amount: Type.Integer(),
  /** Whether price, rate and amount were recorded on that day. If false, they are current values. */
  isSettled: Type.Boolean(),
  brand: BrandBrief,
  product: ProductBrief,
  productSize: SizeBrief,
});
export type ReimbursementItem = Static<typeof ReimbursementItem>;

/** The number of garments and the sum of their amounts, whatever the currency; `sums` has them by currency. */
export const ReimbursementTotals = Type.Object({
  count: Type.Integer(),
  amount: Type.Integer(),
  sums: Type.Array(
    Type.Object({ currency: OneOf(currencies), count: Type.Integer(), amount: Type.Integer() }),
  ),
});
export type ReimbursementTotals = Static<typeof ReimbursementTotals>;

/** Out-stock requests of a brand. */
export const BrandStockStatus = Type.Object({
  brand: BrandBrief,
  /** Address to which the brand's garments return; null if the brand has not set it. */
  outStockAddress: Nullable(
    Type.Object({
      postcode: Nullable(Type.String()),
      address1: Nullable(Type.String()),
      address2: Nullable(Type.String()),
    }),
  ),
  /** All garments of the brand in stock, requested or not. */
  totalInStockCount: Type.Integer(),
  /** Garments with an open out-stock request. */
  outStockRequestedCount: Type.Integer(),
  /** Garments with an open out-stock request that are in stock and can leave now. */
  inStockCount: Type.Integer(),
  /** Copy of `inStockCount` under the name that older clients read. */
  effectiveOutStockRequestedCount: Type.Integer(),
});
export type BrandStockStatus = Static<typeof BrandStockStatus>;
