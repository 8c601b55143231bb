/** The life of one garment in the house. `idle` stands for a garment of older data whose entry is not known. */
export const stockStatuses = [
  'none',
  'created',
  'idle',
  'in_stock',
  'requested',
  'in_use',
  'in_check',
  'out_stock',
  'purchased',
  'out_stock_ready',
  'unavailable',
  'hold',
  'out_stock_ongoing',
] as const;

/** `none` is the time before registration; no list shows it. */
export type StockStatus = (typeof stockStatuses)[number];

/** Those that lists show. */
export const shownStockStatuses = stockStatuses.filter((status) => status !== 'none');
export type ShownStockStatus = (typeof shownStockStatuses)[number];

export const outStockRequestStatuses = ['idle', 'requested', 'canceled'] as const;
export type OutStockRequestStatus = (typeof outStockRequestStatuses)[number];

/** The way of a garment back to its brand, and of those that are asked for: which are in stock, and which are not yet. */
export const outStages = [
  'requested',
  'requested_in_stock',
  'requested_waiting',
  'ready',
  'ongoing',
  'out',
] as const;
export type OutStage = (typeof outStages)[number];

export const conditionGrades = ['S', 'A', 'B', 'C'] as const;
export type ConditionGrade = (typeof conditionGrades)[number];

/** What the house finds a garment unavailable for. */
export const houseReasons = ['polluted', 'damaged', 'lost'] as const;
export type HouseReason = (typeof houseReasons)[number];

export const unavailableReasons = [...houseReasons, 'curator_paid'] as const;
export type UnavailableReason = (typeof unavailableReasons)[number];

/** Where a garment may go that its holder lets go of. */
export const releasedTo = ['in_stock', 'in_check', 'unavailable'] as const satisfies readonly StockStatus[];
export type ReleasedTo = (typeof releasedTo)[number];

/** Whom a garment is reserved for or lent to. */
export const holderKinds = ['tryset_item', 'order_item'] as const;
export type HolderKind = (typeof holderKinds)[number];

export const pieceStatuses = ['Created', 'Stowed', 'OutOfWarehouse'] as const;
export type PieceStatus = (typeof pieceStatuses)[number];

export const stockQualities = ['idle', 'new', 'used'] as const;
export type StockQuality = (typeof stockQualities)[number];
