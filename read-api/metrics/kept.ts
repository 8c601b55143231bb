import type { Period } from '#http/filters.ts';
import type { Level } from '#projections/kit/tables/levels.ts';
import { keptLevels } from '#projections/metrics/places.ts';
import { cut, periodOfDays, type WholeDays } from '../kit/whole-days.ts';
import type { Asked } from './asked.ts';

/** A stretch of time whose sums are kept, and the level at which they are read. */
export interface Kept extends WholeDays {
  level: Level;
}

/**
 * Cuts a period into the stretches whose sums are kept and those that are counted from rows: all time at once, else whole months,
 * then whole days. Queries of some products or members, and of members by brand, read rows.
 */
export function keptOf(asked: Asked, period: Period): { kept: Kept[]; parts: Period[] } {
  const { dimension, brandId, products, users } = asked;
  const isOfBrand = dimension === 'curators' && brandId !== undefined;
  if (products.length > 0 || users.length > 0 || isOfBrand) return { kept: [], parts: [period] };
  const levels = keptLevels[dimension];
  if (levels.includes('all') && period.from === undefined && period.until === undefined) {
    return { kept: [{ level: 'all' }], parts: [] };
  }
  const kept: Kept[] = [];
  let parts = [period];
  for (const level of ['month', 'day'] as const) {
    if (!levels.includes(level)) continue;
    const pieces = parts.map((part) => cut(part, level));
    kept.push(...pieces.flatMap(({ whole }) => (whole === null ? [] : [{ level, ...whole }])));
    parts = pieces.flatMap((piece) => piece.parts);
  }
  return { kept, parts };
}

/** The period of kept sums. */
export function periodKept({ level, ...days }: Kept): Period {
  return level === 'all' ? {} : periodOfDays(days);
}
