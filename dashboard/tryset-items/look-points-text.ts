import type { TFunction } from 'i18next';
import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import { label } from '../i18n/label.ts';
import { formatNumber } from '../kit/preferences/time.ts';

type Earning = Pick<TrysetItem, 'lookUploadPoint' | 'instagramUploadPoint' | 'youtubeUploadPoint'>;

/**
 * The points that a certified look of an item earns on each network. Null if it earns none, or if the reader may not
 * see points.
 */
export function lookPointsText(t: TFunction, item: Earning): string | null {
  const earned = [
    ['Instagram', item.instagramUploadPoint],
    ['Youtube', item.youtubeUploadPoint],
    ['Blog', item.lookUploadPoint],
  ] as const;
  const named = earned.flatMap(([sns, points]) =>
    points ? `${label(t, 'looks.sns', sns)} ${formatNumber(points)}` : [],
  );
  return named.join(' · ') || null;
}
