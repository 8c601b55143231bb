import { numberOnLabel } from '#domain/labels/label-codes.ts';
import { scanned } from '#domain/text/scanned.ts';
import { isLikelyNumber } from '../tryset-items/parcels/check-lines.ts';
import type { PackingDesk, Shipment } from './desk-state.ts';
import type { Garment, LeftOut, Parcel, ToPack } from './parcels.ts';

export const swapKey = 's';

/** What an input means at the desk, whatever the desk does with it. */
export type Reading =
  | { kind: 'empty' }
  | { kind: 'swap' }
  | { kind: 'parcel'; parcel: Parcel }
  | { kind: 'garment'; parcel: Parcel; garment: Garment }
  | { kind: 'own'; garment: Garment }
  | { kind: 'again'; garment: Garment }
  | { kind: 'leftOut'; leftOut: LeftOut }
  | { kind: 'packed'; shipment: Shipment }
  | { kind: 'twoMeanings' }
  | { kind: 'other' };

/**
 * Reads an input of a scanner or a keyboard. A bare number may name a tryset or an item. The open parcel's item comes first,
 * and a number with two other meanings is not guessed. Where a tracking number is expected, digits that look like one name
 * nothing else.
 */
export function readingOf(
  text: string,
  desk: PackingDesk,
  { parcels, leftOut }: ToPack,
  isNumberNext = false,
): Reading {
  const code = scanned(text).trim().toLowerCase();
  if (code === '') return { kind: 'empty' };
  if (code === swapKey && desk.swap !== null) return { kind: 'swap' };
  const isBare = /^\d+$/.test(code);
  const number = isBare && isNumberNext && isLikelyNumber(code) ? null : numberOnLabel(code);
  const isItem = (id: number) => number?.of === 'tryset_item' && number.id === id;
  const isTryset = (id: number) => number?.id === id && (number.of === 'tryset' || isBare);
  const named = (each: { code: string; itemId: number }) =>
    each.code.toLowerCase() === code || isItem(each.itemId);

  const open = parcels.find(({ trysetId }) => trysetId === desk.open);
  const own = open?.garments.filter(named) ?? [];
  const fresh = own.find(({ itemId }) => !desk.scanned.includes(itemId));
  if (fresh !== undefined) return { kind: 'own', garment: fresh };
  if (own[0] !== undefined) return { kind: 'again', garment: own[0] };

  const parcel = parcels.find(({ trysetId }) => isTryset(trysetId));
  const [other] = parcels.flatMap((each) =>
    each.garments.filter(named).map((garment) => ({ parcel: each, garment })),
  );
  const areTwo = parcel !== undefined && other !== undefined && parcel !== other.parcel;
  if (areTwo) return { kind: 'twoMeanings' };
  if (parcel !== undefined) return { kind: 'parcel', parcel };
  if (other !== undefined) return { kind: 'garment', ...other };
  const left = leftOut.find((each) => named(each) || isTryset(each.trysetId));
  if (left !== undefined) return { kind: 'leftOut', leftOut: left };
  const shipment = desk.shipments.find(({ trysetId }) => isTryset(trysetId));
  return shipment === undefined ? { kind: 'other' } : { kind: 'packed', shipment };
}
