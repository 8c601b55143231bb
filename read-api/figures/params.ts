import Type, { type Static } from 'typebox';
import { OneOf } from '#http/contract.ts';
import { IdParam, IdsParam, type Period, PeriodSaying } from '#http/filters.ts';
import { ListQuery, OrderParam } from '#http/lists.ts';
import { ListThenQuery } from '../kit/as-of/lists/contract.ts';

/** Filters of the items and garments to count. */
const narrowing = {
  brand_id: Type.Optional(IdParam),
  product_ids: Type.Optional(IdsParam),
  category_ids: Type.Optional(IdsParam),
};
export type Narrowing = Static<ReturnType<typeof Type.Object<typeof narrowing>>>;

const periods = {
  period: Type.Optional(
    PeriodSaying(
      'One date or time, or two separated by a comma: from the first to the end of the second. ' +
        'Default: the last 30 days',
    ),
  ),
  previous: Type.Optional(
    PeriodSaying(
      'What to compare with, in the same form. Default: as long as the period, directly before it',
    ),
  ),
};

export const FiguresParams = ListThenQuery(Type.Object({ ...narrowing, ...periods }));
export type FiguresParams = Static<typeof FiguresParams>;

export const figureOrders = [
  'id',
  'stock',
  'to_send',
  'out',
  'overdue',
  'in_return',
  'deferred',
  'failed',
  'delivered',
  'shelved',
  'request_to_delivery',
  'return_to_shelf',
  'post_rate',
  'content_score',
] as const;
export type FigureOrder = (typeof figureOrders)[number];

export const FigureRowsParams = ListQuery({ ...narrowing, ...periods, order: OrderParam(figureOrders) });
export type FigureRowsParams = Static<typeof FigureRowsParams>;

export const seriesUnits = ['day', 'week', 'month'] as const;
export type SeriesUnit = (typeof seriesUnits)[number];

export const SeriesParams = Type.Object(
  {
    ...narrowing,
    period: periods.period,
    unit: Type.Optional(OneOf(seriesUnits)),
    time_zone: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 60,
        description: 'IANA name of the time zone whose days are used. Default: UTC',
      }),
    ),
  },
  { additionalProperties: false },
);
export type SeriesParams = Static<typeof SeriesParams>;

const defaultMs = 30 * 86_400_000;

/** The requested period; by default the 30 days up to now. */
export function periodFrom(period: Period | undefined, now: string): Required<Period> {
  const until = period?.until ?? now;
  return { from: period?.from ?? new Date(Date.parse(until) - defaultMs).toISOString(), until };
}

/** The period to compare with; by default one of the same length directly before `period`. */
export function previousFrom(given: Period | undefined, period: Required<Period>): Required<Period> {
  if (given?.from !== undefined && given.until !== undefined) return { from: given.from, until: given.until };
  const [from, until] = [Date.parse(period.from), Date.parse(period.until)];
  return { from: new Date(from - (until - from)).toISOString(), until: period.from };
}

/** The filters that the figures share with the lists. */
export function narrowingOf({ brand_id, product_ids, category_ids }: Narrowing): Narrowing {
  return {
    ...(brand_id !== undefined && { brand_id }),
    ...(product_ids !== undefined && { product_ids }),
    ...(category_ids !== undefined && { category_ids }),
  };
}
