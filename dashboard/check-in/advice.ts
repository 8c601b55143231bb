import { trackingKey } from '#domain/text/tracking-number.ts';
import type { Scanned } from '#read-api/stock/contract.ts';
import { type Standing, standingOf } from './standing.ts';

/** The severity of the advice: a usual case, a case that requires a step first, or a case that must stop. */
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

/** The severity for a garment. With `isNew`, this session has not handled it yet, so a garment in stock is unexpected. */
export function loudnessOf(found: Scanned, isNew: boolean): Loudness {
  const standing = standingOf(found);
  return standing === 'in_stock' && isNew ? 'warning' : loud[standing];
}

/** Whether the scanned label belongs to a past rental and another rental now holds the garment. */
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
