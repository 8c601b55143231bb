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

/**
 * Figures over the rows that the caller may see. Each equals the count of a list with the filter of its name, as both
 * start from the same query.
 */
export async function figures(reading: Reading, query: FiguresParams): Promise<Figures> {
  const { now } = reading;
  const narrowing = narrowingOf(query);
  const period = periodFrom(query.period, now);
  const previousPeriod = previousFrom(query.previous, period);
  const [{ items }, { stock }] = await Promise.all([
    matchingTrysetItems(reading, narrowing),
    matchingStockItems(reading, narrowing),
  ]);
  return remembered(reading, 'all', { narrowing, period, previousPeriod }, async () => {
    const [atPresent, ofStock, current, previous, looks, looksBefore] = await Promise.all([
      nowFigures(items, now),
      stockFigures(stock),
      periodFigures(items, period, now),
      periodFigures(items, previousPeriod, now),
      lookFigures(reading, narrowing, period),
      lookFigures(reading, narrowing, previousPeriod),
    ]);
    return {
      period,
      previousPeriod,
      now: atPresent,
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
