import { instantOf } from '../kit/as-of/lists/instant-of.ts';
import type { Reading } from '../kit/reading.ts';
import { scopeKey } from '../kit/scope.ts';
import { lookFigures } from '../looks/figures.ts';
import { matchingStockItems } from '../stock/filters.ts';
import { matchingTrysetItems } from '../tryset-items/filters.ts';
import type { Figures } from './contract.ts';
import { nowFigures } from './now.ts';
import { type FiguresParams, narrowingOf, periodFrom, previousFrom } from './params.ts';
import { periodFigures } from './period.ts';
import { stockFigures } from './stock.ts';
import { nowFiguresThen, stockFiguresThen } from './then.ts';

/** All parameters apply to the past: a period counts by the times of its events anyway. */
const knownThen = { filters: ['brand_id', 'product_ids', 'category_ids', 'period', 'previous'], orders: [] };

/**
 * Figures over the rows that the caller may see. Each equals the count of a list with the filter of its name, as both
 * start from the same query. With `as_of`, items and garments count as they stood then, and the period ends then.
 */
export async function figures(reading: Reading, query: FiguresParams): Promise<Figures> {
  const { now } = reading;
  const time = instantOf(query, knownThen, new Date(now));
  const narrowing = narrowingOf(query);
  const period = periodFrom(query.period, time ?? now);
  const previousPeriod = previousFrom(query.previous, period);
  const [{ items }, { stock }] = await Promise.all([
    matchingTrysetItems(reading, narrowing),
    matchingStockItems(reading, narrowing),
  ]);
  return remembered(reading, 'all', { narrowing, period, previousPeriod, time }, async () => {
    const [standing, ofStock, current, previous, looks, looksBefore] = await Promise.all([
      time === null ? nowFigures(items, now) : nowFiguresThen(reading, narrowing, time),
      time === null ? stockFigures(stock) : stockFiguresThen(reading, narrowing, time),
      periodFigures(items, period, now),
      periodFigures(items, previousPeriod, now),
      lookFigures(reading, narrowing, period),
      lookFigures(reading, narrowing, previousPeriod),
    ]);
    return {
      ...(time !== null && { asOf: { by: 'time', time } as const }),
      period,
      previousPeriod,
      now: standing,
      stock: ofStock,
      current: { ...current, looks },
      previous: { ...previous, looks: looksBefore },
    };
  });
}

/**
 * Caches a figure for a minute at most, until the read models advance. Callers with the same scope share the figure.
 */
export function remembered<Value extends object>(
  { remember, caller, now }: Reading,
  name: string,
  asked: object,
  compute: () => Promise<Value>,
): Promise<Value> {
  const key = `figures ${name} ${scopeKey(caller)} ${now.slice(0, 16)} ${JSON.stringify(asked)}`;
  return remember(key, compute);
}
