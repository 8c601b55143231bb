import type { Parcel, ToPack } from './parcels.ts';

type OfTryset = Pick<Parcel, 'trysetId'>;

/** The trysets that a list handed over by their ids, as the page's address names them; null if it names none. */
export function chosenIn(ids: string | null): ReadonlySet<number> | null {
  const numbers = (ids ?? '')
    .split(',')
    .map(Number)
    .filter((id) => id >= 1);
  return numbers.length === 0 ? null : new Set(numbers);
}

/** The rows of the chosen trysets, or all of them without a choice. */
export function ofChosen<Row extends OfTryset>(
  rows: readonly Row[],
  chosen: ReadonlySet<number> | null,
): readonly Row[] {
  return chosen === null ? rows : rows.filter(({ trysetId }) => chosen.has(trysetId));
}

/** The chosen trysets that have nothing to ship: no parcel, no reason for a garment, and no shipment of this session. */
export function withNothing(
  chosen: ReadonlySet<number>,
  { parcels, leftOut }: Record<keyof ToPack, readonly OfTryset[]>,
  shipments: readonly OfTryset[],
): readonly number[] {
  const known = new Set([...parcels, ...leftOut, ...shipments].map(({ trysetId }) => trysetId));
  return [...chosen].filter((id) => !known.has(id));
}
