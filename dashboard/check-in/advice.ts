import { trackingKey } from '#domain/text/tracking-number.ts';
import type { Scanned } from '#read-api/stock/contract.ts';
import { type Standing, standingOf } from './standing.ts';

/** How loud it is said: what is usual, what needs a step first, what must not go on. */
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

/** `isNew`: nothing was done with it in this session; then a garment in stock is not what was expected. */
export function loudnessOf(found: Scanned, isNew: boolean): Loudness {
  const standing = standingOf(found);
  return standing === 'in_stock' && isNew ? 'warning' : loud[standing];
}

/** The rental whose label was scanned is over: another one holds the garment now. */
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
