import Type, { type Static } from 'typebox';
import { countFields, type MetricDimension, moneyFields } from '#domain/metrics/metric-fields.ts';
import { regions } from '#domain/regions.ts';
import { snakeCase } from '#domain/text/snake-case.ts';
import { OneOf } from '#http/contract.ts';
import {
  betweenOf,
  IdParam,
  IdsParam,
  type Period,
  PeriodParam,
  TextParam,
  TimeParam,
} from '#http/filters.ts';
import { ListQuery, OrderParam, type Sorting } from '#http/lists.ts';
import { CsvQuery } from '../kit/csv/wording.ts';

/** Every number that a row has at once: medians are computed for the rows of a page only. */
const orders = ['id', ...[...countFields, ...moneyFields].map(snakeCase), 'post_rate'];
export const mostRequested: Sorting = { field: 'requested_count', descending: true };

const shared = {
  created_time: Type.Optional(PeriodParam),
  created_time_after: Type.Optional(TimeParam),
  created_time_before: Type.Optional(TimeParam),
  product_ids: Type.Optional(IdsParam),
  category_ids: Type.Optional(IdsParam),
  user_ids: Type.Optional(IdsParam),
  region_id: Type.Optional(OneOf(regions)),
  q: Type.Optional(TextParam),
  order: OrderParam(orders),
};

/** Brands are chosen by `ids`; products and members count for one brand by `brand_id`. */
export const metricParams = {
  brands: ListQuery({ ...shared, ids: Type.Optional(IdsParam) }),
  products: ListQuery({ ...shared, brand_id: Type.Optional(IdParam) }),
  curators: ListQuery({ ...shared, brand_id: Type.Optional(IdParam) }),
} as const satisfies Record<MetricDimension, unknown>;

/** The same for files. */
export const metricFileParams = {
  brands: CsvQuery(metricParams.brands),
  products: CsvQuery(metricParams.products),
  curators: CsvQuery(metricParams.curators),
} as const;

const All = Type.Object({
  ...shared,
  ids: Type.Optional(IdsParam),
  brand_id: Type.Optional(IdParam),
});
export type MetricFilters = Static<typeof All>;
export type MetricParams = MetricFilters & { limit?: number; offset?: number };

/** The period in which the counted things began: both forms of the filter together. Without either it is all time. */
export function periodFrom(query: MetricFilters): Period {
  const periods = [
    query.created_time,
    betweenOf('created_time', query.created_time_after, query.created_time_before),
  ].flatMap((period) => period ?? []);
  const from = periods
    .flatMap(({ from }) => from ?? [])
    .sort()
    .at(-1);
  const until = periods.flatMap(({ until }) => until ?? []).sort()[0];
  return { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
}

/** The equally long period directly before; null unless the period has both bounds and begins before it ends. */
export function previousOf({ from, until }: Period): Required<Period> | null {
  if (from === undefined || until === undefined || from >= until) return null;
  const length = Date.parse(until) - Date.parse(from);
  return { from: new Date(Date.parse(from) - length).toISOString(), until: from };
}
