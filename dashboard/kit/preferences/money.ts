import type { Region } from '#domain/regions.ts';
import { formatNumber } from './time.ts';

const signs: Readonly<Record<Region, string>> = { KOREA: '₩', JAPAN: '¥' };

/** Formats an amount in the region's currency, in whole KRW or JPY: `₩248,000`. */
export function formatMoney(amount: number, region: Region): string {
  return `${signs[region] ?? ''}${formatNumber(amount)}`;
}
