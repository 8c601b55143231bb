import Type, { type Static } from 'typebox';
import { shownStockStatuses } from '#domain/stock/stock-status.ts';
import { Day, Instant, Nullable, OneOf } from '#http/contract.ts';
import { seriesUnits } from './params.ts';

/** A stretch of time: `from` is in it, `until` is not. */
const Stretch = Type.Object({ from: Instant, until: Instant });

/** How long something took: over how many, and the times in whole seconds; null where there are none. */
export const Duration = Type.Object({
  count: Type.Integer(),
  medianSeconds: Nullable(Type.Integer()),
  /** Nine of ten took at most so long. */
  p90Seconds: Nullable(Type.Integer()),
});
export type Duration = Static<typeof Duration>;

/** Of how many items it is decided whether there is a look, and of how many of them there is one. */
export const Posts = Type.Object({ due: Type.Integer(), posted: Type.Integer() });

/** What became of the looks that were posted in a period. */
export const LookFigures = Type.Object({
  posted: Type.Integer(),
  /** Where they stand now. */
  certified: Type.Integer(),
  rejected: Type.Integer(),
  /** What their certified items count for the brands, together. */
  score: Type.Integer(),
});
export type LookFigures = Static<typeof LookFigures>;

/** What stands as it is now, whatever the period. */
export const NowFigures = Type.Object({
  /** Requested or being prepared. */
  toSend: Type.Integer(),
  /** On the way to the member or with them. */
  out: Type.Integer(),
  /** Of those: delivered, their trial has ended, and no return was asked for. */
  overdue: Type.Integer(),
  /** From the request for the return until what arrived is looked at. */
  inReturn: Type.Integer(),
  deferred: Type.Integer(),
  /** Lost on the way there or back. */
  failed: Type.Integer(),
});
export type NowFigures = Static<typeof NowFigures>;

/** What happened in a period. */
export const PeriodFigures = Type.Object({
  /** Items requested. */
  requested: Type.Integer(),
  /** Items delivered. */
  delivered: Type.Integer(),
  /** Items whose return was asked for. */
  returnRequested: Type.Integer(),
  /** Items whose garment was back in stock. */
  shelved: Type.Integer(),
  /** Items whose return was deferred. */
  deferred: Type.Integer(),
  /** Of the items delivered: from their request. */
  requestToDelivery: Duration,
  /** Of the items whose garment was back in stock and whose return was asked for: from that on. */
  returnToShelf: Duration,
  /** Of the items delivered. */
  posts: Posts,
  looks: LookFigures,
});
export type PeriodFigures = Static<typeof PeriodFigures>;

/** Garments that are not removed. Every status and every count is there, also with 0. */
export const StockFigures = Type.Object({
  total: Type.Integer(),
  statuses: Type.Array(Type.Object({ status: OneOf(shownStockStatuses), count: Type.Integer() })),
  /** 0 to 4 times, and 5 for five and more. */
  useCounts: Type.Array(
    Type.Object({ useCount: Type.Integer(), orMore: Type.Boolean(), count: Type.Integer() }),
  ),
});
export type StockFigures = Static<typeof StockFigures>;

export const Figures = Type.Object({
  period: Stretch,
  previousPeriod: Stretch,
  now: NowFigures,
  stock: StockFigures,
  current: PeriodFigures,
  previous: PeriodFigures,
});
export type Figures = Static<typeof Figures>;

/** What happened in a period, of a brand, a product or a category. */
const PeriodShare = Type.Object({
  delivered: Type.Integer(),
  shelved: Type.Integer(),
  requestToDelivery: Duration,
  returnToShelf: Duration,
  posts: Posts,
  /** What certified items of looks that were posted in it count. */
  contentScore: Type.Integer(),
});
export type PeriodShare = Static<typeof PeriodShare>;

/** The figures of a brand, a product or a category with all below it. */
export const FigureRow = Type.Object({
  /** 0 for the products of no category. */
  id: Type.Integer(),
  /** Null where it has none, and for id 0. */
  name: Nullable(Type.String()),
  nameKo: Nullable(Type.String()),
  code: Nullable(Type.String()),
  /** Garments that are not removed. */
  stock: Type.Integer(),
  ...NowFigures.properties,
  current: PeriodShare,
  previous: PeriodShare,
});
export type FigureRow = Static<typeof FigureRow>;

/** The days from `first` to `last`, both whole but where the period begins or ends within them. */
export const SeriesPoint = Type.Object({
  first: Day,
  last: Day,
  requested: Type.Integer(),
  delivered: Type.Integer(),
  returnRequested: Type.Integer(),
  shelved: Type.Integer(),
});
export type SeriesPoint = Static<typeof SeriesPoint>;

export const FigureSeries = Type.Object({
  period: Stretch,
  unit: OneOf(seriesUnits),
  timeZone: Type.String(),
  data: Type.Array(SeriesPoint),
});
export type FigureSeries = Static<typeof FigureSeries>;
