import { businessDay, daysLater, startOfBusinessDay } from '#domain/business-day.ts';

export interface MetricQuery {
  name: string;
  path: string;
}

/** The brand whose products and members are measured. */
const brandId = 7;

/** The pages to measure, of a past whose last day is that of `now`. */
export function metricQueries(now: Date): MetricQuery[] {
  const today = businessDay(now);
  const day = (before: number) => daysLater(today, -before);
  const month = `${day(60).slice(0, 7)}-01`;
  const next = `${daysLater(month, 32).slice(0, 7)}-01`;
  const before = `${daysLater(month, -360).slice(0, 7)}-01`;
  const inSeoul = (from: string, until: string) =>
    `created_time=${startOfBusinessDay(from)},${startOfBusinessDay(until)}`;
  const inUtc = (from: string, until: string) => `created_time=${from},${daysLater(until, -1)}`;
  const midday = `created_time=${day(90)}T03:20:00Z,${day(30)}T13:40:00Z`;
  return [
    ['brands over all time', 'brands?'],
    ['brands of a month', `brands?${inSeoul(month, next)}`],
    ['brands of a month in UTC', `brands?${inUtc(month, next)}`],
    ['brands of a year', `brands?${inSeoul(before, month)}`],
    ['brands, with bounds in the middle of a day', `brands?${midday}`],
    ['members of a month', `curators?${inSeoul(month, next)}`],
    ['members of a month in UTC', `curators?${inUtc(month, next)}`],
    ['members, with bounds in the middle of a day', `curators?${midday}`],
    ['members over all time', 'curators?'],
    ['members of a brand over all time', `curators?brand_id=${brandId}`],
    ['products of a brand over all time', `products?brand_id=${brandId}`],
    ['products of a brand of a month', `products?brand_id=${brandId}&${inSeoul(month, next)}`],
    ['products of a brand, with bounds in the middle of a day', `products?brand_id=${brandId}&${midday}`],
    ['products of a month', `products?${inSeoul(month, next)}`],
    ['products over all time', 'products?'],
  ].map(([name = '', asked]) => ({ name, path: `/v1/metrics/${asked}` }));
}
