import Type, { type Static } from 'typebox';
import { shownStockStatuses } from '#domain/stock/stock-status.ts';
import { Day, Instant, Nullable, OneOf } from '#http/contract.ts';
import { ListAsOf } from '../kit/as-of/lists/contract.ts';
import { seriesUnits } from './params.ts';

/** A period; `from` is inclusive, `until` exclusive. */
const Stretch = Type.Object({ from: Instant, until: Instant });

/**
 * A duration: the number of samples, and the median and 90th percentile in whole seconds. Both are null if there are
 * no samples.
 */
export const Duration = Type.Object({
  count: Type.Integer(),
  medianSeconds: Nullable(Type.Integer()),
  /** 90th percentile in seconds; null if there are no samples. */
  p90Seconds: Nullable(Type.Integer()),
});
export type Duration = Static<typeof Duration>;

/** Delivered items whose look is posted, refused or overdue (`due`), and how many of them have a look (`posted`). */
export const Posts = Type.Object({ due: Type.Integer(), posted: Type.Integer() });

/** Outcome of the looks posted in a period. */
export const LookFigures = Type.Object({
  posted: Type.Integer(),
  /** Looks by current certification status. */
  certified: Type.Integer(),
  rejected: Type.Integer(),
  /** Total score of the looks' certified items. */
  score: Type.Integer(),
});
export type LookFigures = Static<typeof LookFigures>;

/** Current counts, which do not depend on the period. */
export const NowFigures = Type.Object({
  /** Items requested or in preparation. */
  toSend: Type.Integer(),
  /** Items on the way to the member or with the member. */
  out: Type.Integer(),
  /** Of the items in `out`: delivered, with the trial ended and no return requested. */
  overdue: Type.Integer(),
  /** Items between the return request and the check of the arrived garment. */
  inReturn: Type.Integer(),
  deferred: Type.Integer(),
  /** Items whose parcel was lost in delivery or return. */
  failed: Type.Integer(),
});
export type NowFigures = Static<typeof NowFigures>;

/** Number of events in a period. */
export const PeriodFigures = Type.Object({
  /** Items requested in the period. */
  requested: Type.Integer(),
  /** Items delivered in the period. */
  delivered: Type.Integer(),
  /** Items whose return was requested in the period. */
  returnRequested: Type.Integer(),
  /** Items whose garment returned to stock in the period. */
  shelved: Type.Integer(),
  /** Items whose return was deferred in the period. */
  deferred: Type.Integer(),
  /** Time from request to delivery, of the delivered items. */
  requestToDelivery: Duration,
  /** For items with a return request whose garment is back in stock: time from the request to the stock. */
  returnToShelf: Duration,
  /** Looks posted for the delivered items. */
  posts: Posts,
  looks: LookFigures,
});
export type PeriodFigures = Static<typeof PeriodFigures>;

/** Garments except removed ones. Every status and use count is present, even with 0. */
export const StockFigures = Type.Object({
  total: Type.Integer(),
  statuses: Type.Array(Type.Object({ status: OneOf(shownStockStatuses), count: Type.Integer() })),
  /** Garments by number of rentals: 0 to 4, and 5 for five or more. */
  useCounts: Type.Array(
    Type.Object({ useCount: Type.Integer(), orMore: Type.Boolean(), count: Type.Integer() }),
  ),
});
export type StockFigures = Static<typeof StockFigures>;

export const Figures = Type.Object({
  /** The instant at which items and garments stood so; missing for the present. */
  asOf: Type.Optional(ListAsOf),
  period: Stretch,
  previousPeriod: Stretch,
  now: NowFigures,
  stock: StockFigures,
  current: PeriodFigures,
  previous: PeriodFigures,
});
export type Figures = Static<typeof Figures>;

/** Number of events in a period, for a brand, product or category. */
const PeriodShare = Type.Object({
  delivered: Type.Integer(),
  shelved: Type.Integer(),
  requestToDelivery: Duration,
  returnToShelf: Duration,
  posts: Posts,
  /** Score of the certified items in looks posted during the period. */
  contentScore: Type.Integer(),
});
export type PeriodShare = Static<typeof PeriodShare>;

/** Figures of a brand, product, or category with its descendants. */
export const FigureRow = Type.Object({
  /** Id of the brand, product or category; 0 stands for products without a category. */
  id: Type.Integer(),
  /** Name of the brand, product or category; null if it has none, and for id 0. */
  name: Nullable(Type.String()),
  nameKo: Nullable(Type.String()),
  code: Nullable(Type.String()),
  /** Number of garments, except removed ones. */
  stock: Type.Integer(),
  ...NowFigures.properties,
  current: PeriodShare,
  previous: PeriodShare,
});
export type FigureRow = Static<typeof FigureRow>;

/** How many items stood in each group of rentals at an instant. Each item stands in one group at most. */
export const Standing = Type.Object({
  toSend: Type.Integer(),
  out: Type.Integer(),
  inReturn: Type.Integer(),
  deferred: Type.Integer(),
  failed: Type.Integer(),
});
export type Standing = Static<typeof Standing>;

/** A point of a series: the days from `first` to `last`. The first and last day may be partial. */
export const SeriesPoint = Type.Object({
  first: Day,
  last: Day,
  requested: Type.Integer(),
  delivered: Type.Integer(),
  returnRequested: Type.Integer(),
  shelved: Type.Integer(),
  /** At the end of the last day, or now if it has not ended; null if the first day has not begun. */
  standing: Nullable(Standing),
});
export type SeriesPoint = Static<typeof SeriesPoint>;

export const FigureSeries = Type.Object({
  period: Stretch,
  unit: OneOf(seriesUnits),
  timeZone: Type.String(),
  data: Type.Array(SeriesPoint),
});
export type FigureSeries = Static<typeof FigureSeries>;
