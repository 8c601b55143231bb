import type { LookSnsType } from '#domain/looks/look-kinds.ts';
import type { NetworkMetrics } from '#read-api/metrics/network/contract.ts';
import { daysOf } from '../period.ts';

/** The networks that tell of posts, by the last part of the call's address. */
export const networks = ['instagram', 'youtube'] as const;
export type Network = (typeof networks)[number];

/** The networks as values of the filter of looks. */
export const snsTypes: Readonly<Record<Network, LookSnsType>> = {
  instagram: 'Instagram',
  youtube: 'Youtube',
};

/** What the chart can show of each day, week or month. */
export const measures = ['lookCount', 'likes', 'comments', 'views', 'engagementRate'] as const;
export type Measure = (typeof measures)[number];

/** The filters of the calls. */
export interface NetworkFilters {
  brand_id?: string;
  product_id?: string;
  user_id?: string;
}

/** The page's filters as these calls take them; null if they cannot: they know one product, and no category. */
export function networkFilters(narrowing: Readonly<Record<string, string>>): NetworkFilters | null {
  const { brand_id, product_ids, ...others } = narrowing;
  if (Object.keys(others).length > 0 || product_ids?.includes(',')) return null;
  return {
    ...(brand_id !== undefined && { brand_id }),
    ...(product_ids !== undefined && { product_id: product_ids }),
  };
}

/**
 * The filters of the list of looks that shows the same looks. The looks of an earlier `day` are those posted until then: the period
 * ends with it. The day is empty for now.
 */
export function looksOf(
  network: Network,
  { product_id, ...filters }: NetworkFilters,
  period: string,
  day: string,
): Record<string, string> {
  const { first, last } = daysOf(period);
  return {
    sns_type: snsTypes[network],
    ...filters,
    ...(product_id !== undefined && { product_ids: product_id }),
    created_time: day !== '' && first <= day && day < last ? `${first},${day}` : period,
  };
}

/** A measure of each part of the period; rates in percent, with one decimal place. Null: the network gave none. */
export function valuesOf({ days }: Pick<NetworkMetrics, 'days'>, measure: Measure): (number | null)[] {
  return days.map((day) => {
    const value = day[measure];
    return measure === 'engagementRate' && value !== null ? Math.round(1000 * value) / 10 : value;
  });
}
