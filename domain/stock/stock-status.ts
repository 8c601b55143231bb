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

export const outStockRequestStatuses = ['idle', 'requested', 'canceled'] as const;
export type OutStockRequestStatus = (typeof outStockRequestStatuses)[number];

export const conditionGrades = ['S', 'A', 'B', 'C'] as const;
export type ConditionGrade = (typeof conditionGrades)[number];

export const unavailableReasons = ['polluted', 'damaged', 'lost', 'curator_paid'] as const;
export type UnavailableReason = (typeof unavailableReasons)[number];

export const stockQualities = ['idle', 'new', 'used'] as const;
export type StockQuality = (typeof stockQualities)[number];
