import type { TFunction } from 'i18next';
import type { Region } from '#domain/regions.ts';
import { formatMoney } from '../kit/preferences/money.ts';

/** A plan's price in a region; null if it is not sold there. */
export function priceText(t: TFunction, price: number | null, region: Region): string | null {
  if (price === null) return null;
  return price === 0 ? t('brandPlan.type.free') : formatMoney(price, region);
}
