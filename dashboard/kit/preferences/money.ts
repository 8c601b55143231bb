import { formatNumber } from './time.ts';

const signs: Readonly<Record<string, string>> = { KOREA: '₩', JAPAN: '¥' };

/** An amount of a region's money, whole KRW or JPY: `₩248,000`. */
export function formatMoney(amount: number, regionId: string): string {
  return `${signs[regionId] ?? ''}${formatNumber(amount)}`;
}
