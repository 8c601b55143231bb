import { trackingKey } from '#domain/text/tracking-number.ts';
import type { Scanned } from '#read-api/stock/contract.ts';
import { type Standing, standingOf } from './standing.ts';

/** Severity of a message: `info` for the usual course, `warning` if a step is needed first, `error` to stop. */
export type Loudness = 'info' | 'warning' | 'error';

const loud: Readonly<Record<Standing, Loudness>> = {
  on_way: 'info',
  arrived: 'info',
  in_check: 'info',
  in_stock: 'info',
  on_hold: 'info',
  to_enter: 'info',
  unannounced: 'warning',
  asked: 'warning',
  with_member: 'warning',
  outbound: 'warning',
  settling: 'warning',
  unavailable: 'warning',
  reserved: 'error',
  leaving: 'error',
  sold: 'error',
  buying: 'error',
};

/**
 * The severity of the message about a scanned garment. `isNew`: this session has no log line for the garment; a new
 * garment that is already in stock is unexpected and gives a warning. So does one that arrived damaged.
 */
export function loudnessOf(found: Scanned, isNew: boolean): Loudness {
  const standing = standingOf(found);
  if (hasArrivedDamaged(found) && loud[standing] === 'info') return 'warning';
  return standing === 'in_stock' && isNew ? 'warning' : loud[standing];
}

/** Whether the garment arrived damaged at the member who still holds it, so that the member is not charged for the damage. */
export function hasArrivedDamaged({ stock, item }: Scanned): boolean {
  return stock.holder !== null && typeof item?.damageReportedTime === 'string';
}

/** Whether the scanned label belongs to an earlier rental while another rental holds the garment. */
export function isAnotherRental({ foundBy, stock, item }: Scanned, scannedAs: string): boolean {
  if (foundBy === 'code' || foundBy === 'piece' || stock.holder === null || item === null) return false;
  const labels = [
    String(item.id),
    `T#${item.trysetId}`,
    item.trackingNumber,
    item.returnItem?.trackingNumber,
  ];
  return !labels.some((label) => typeof label === 'string' && trackingKey(label) === trackingKey(scannedAs));
}
