/** The statuses of one garment. `idle` is a garment from older data whose entry into the warehouse is unknown. */
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

/** A garment's status. `none`: before the registration; lists do not show it. */
export type StockStatus = (typeof stockStatuses)[number];

/** Statuses that lists show. */
export const shownStockStatuses = stockStatuses.filter((status) => status !== 'none');
export type ShownStockStatus = (typeof shownStockStatuses)[number];

export const outStockRequestStatuses = ['idle', 'requested', 'canceled'] as const;
export type OutStockRequestStatus = (typeof outStockRequestStatuses)[number];

/** The stages of returning garments to their brand. Requested garments are split by whether they are in stock yet. */
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

/** The reasons for which the warehouse marks a garment unavailable. */
export const houseReasons = ['polluted', 'damaged', 'lost'] as const;
export type HouseReason = (typeof houseReasons)[number];

export const unavailableReasons = [...houseReasons, 'curator_paid'] as const;
export type UnavailableReason = (typeof unavailableReasons)[number];
/** The reasons as answers name them: `idle` for a garment that is not unavailable. */
export const answeredReasons = ['idle', ...unavailableReasons] as const;

/** The statuses that a garment can get when its holder releases it. */
export const releasedTo = ['in_stock', 'in_check', 'unavailable'] as const satisfies readonly StockStatus[];
export type ReleasedTo = (typeof releasedTo)[number];

/** The kinds of holders for which a garment is reserved or lent. */
export const holderKinds = ['tryset_item', 'order_item'] as const;
export type HolderKind = (typeof holderKinds)[number];

/** Kinds of requests that a reservation waits for. Their streams name the holders, or are closed. */
export const awaitedKinds = ['tryset', 'order'] as const;
export type AwaitedKind = (typeof awaitedKinds)[number];

export const pieceStatuses = ['Created', 'Stowed', 'OutOfWarehouse'] as const;
export type PieceStatus = (typeof pieceStatuses)[number];

export const stockQualities = ['idle', 'new', 'used'] as const;
export type StockQuality = (typeof stockQualities)[number];
