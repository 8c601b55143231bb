import Type, { type Static } from 'typebox';
import { shownStockStatuses } from '#domain/stock/stock-status.ts';
import { Day, Instant, Nullable, OneOf } from '#http/contract.ts';
import { seriesUnits } from './params.ts';

/** A period; `from` is inclusive, `until` exclusive. */
const Stretch = Type.Object({ from: Instant, until: Instant });

/** The number of samples of a duration, with median and 90th percentile in whole seconds; these are null without samples. */
export const Duration = Type.Object({
  count: Type.Integer(),
  medianSeconds: Nullable(Type.Integer()),
  /** 90th percentile. */
  p90Seconds: Nullable(Type.Integer()),
});
export type Duration = Static<typeof Duration>;

/** Items for which a look is posted, refused or overdue, and those of them with a look. */
export const Posts = Type.Object({ due: Type.Integer(), posted: Type.Integer() });

/** Outcome of the looks posted in a period. */
export const LookFigures = Type.Object({
  posted: Type.Integer(),
  /** By their current status. */
  certified: Type.Integer(),
  rejected: Type.Integer(),
  /** Total score of their certified items for the brands. */
  score: Type.Integer(),
});
export type LookFigures = Static<typeof LookFigures>;

/** Current counts, independent of the period. */
export const NowFigures = Type.Object({
  /** Requested or in preparation. */
  toSend: Type.Integer(),
  /** On the way to the member or with the member. */
  out: Type.Integer(),
  /** Of those: delivered, trial ended, and no return requested. */
  overdue: Type.Integer(),
  /** From the return request until the arrived garment is checked. */
  inReturn: Type.Integer(),
  deferred: Type.Integer(),
  /** Lost on the way there or back. */
  failed: Type.Integer(),
});
export type NowFigures = Static<typeof NowFigures>;

/** Events of a period. */
export const PeriodFigures = Type.Object({
  /** Items requested. */
  requested: Type.Integer(),
  /** Items delivered. */
  delivered: Type.Integer(),
  /** Items whose return was requested. */
  returnRequested: Type.Integer(),
  /** Items whose garment returned to stock. */
  shelved: Type.Integer(),
  /** Items whose return was deferred. */
  deferred: Type.Integer(),
  /** For the delivered items: time from request to delivery. */
  requestToDelivery: Duration,
  /** For items with a return request whose garment returned to stock: time between the two. */
  returnToShelf: Duration,
  /** For the delivered items. */
  posts: Posts,
  looks: LookFigures,
});
export type PeriodFigures = Static<typeof PeriodFigures>;

/** Garments except removed ones. Every status and use count is present, even with 0. */
export const StockFigures = Type.Object({
  total: Type.Integer(),
  statuses: Type.Array(Type.Object({ status: OneOf(shownStockStatuses), count: Type.Integer() })),
  /** 0 to 4 rentals, and 5 for five or more. */
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

/** Events of a period, for a brand, product or category. */
const PeriodShare = Type.Object({
  delivered: Type.Integer(),
  shelved: Type.Integer(),
  requestToDelivery: Duration,
  returnToShelf: Duration,
  posts: Posts,
  /** Score of certified items of looks posted in the period. */
  contentScore: Type.Integer(),
});
export type PeriodShare = Static<typeof PeriodShare>;

/** Figures of a brand, product, or category with its descendants. */
export const FigureRow = Type.Object({
  /** 0 stands for products without a category. */
  id: Type.Integer(),
  /** Null without a name, and for id 0. */
  name: Nullable(Type.String()),
  nameKo: Nullable(Type.String()),
  code: Nullable(Type.String()),
  /** Garments except removed ones. */
  stock: Type.Integer(),
  ...NowFigures.properties,
  current: PeriodShare,
  previous: PeriodShare,
});
export type FigureRow = Static<typeof FigureRow>;

/** The days from `first` to `last`, whole days unless the period begins or ends within them. */
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
