import type { TFunction } from 'i18next';
import { formatNumber } from '../kit/preferences/time.ts';

/** Points with their unit, which have no currency: `12,000 points`. */
export const pointsText = (t: TFunction, points: number): string =>
  t('order.points', { amount: formatNumber(points) });
