import type { PackingDesk } from './desk-state.ts';
import type { Parcel } from './parcels.ts';
import type { Reading } from './reading.ts';

/** What the desk waits for: a parcel, the parcel's garments, an answer about a swap, or the parcel's number. */
export const steps = ['parcel', 'garments', 'swap', 'number'] as const;
export type Step = (typeof steps)[number];

export type Move =
  | 'nothing'
  | 'open'
  | 'openWith'
  | 'tick'
  | 'swap'
  | 'look'
  | 'ship'
  | 'sayMissing'
  | 'sayNoNumber'
  | 'sayTwice'
  | 'sayOfOther'
  | 'sayLeftOut'
  | 'sayPacked'
  | 'sayTwoMeanings';

const always = {
  parcel: 'open',
  leftOut: 'sayLeftOut',
  packed: 'sayPacked',
  again: 'sayTwice',
  own: 'tick',
  garment: 'sayOfOther',
  twoMeanings: 'sayTwoMeanings',
  swap: 'look',
  other: 'look',
} as const;

/** The move for each input in each step. Parcels that are set aside keep their ticks, so that any parcel opens at any time. */
export const moves: Readonly<Record<Step, Readonly<Record<Reading['kind'], Move>>>> = {
  parcel: { ...always, empty: 'nothing', garment: 'openWith' },
  garments: { ...always, empty: 'sayMissing' },
  swap: { ...always, empty: 'sayMissing', swap: 'swap' },
  number: { ...always, empty: 'sayNoNumber', other: 'ship' },
};

/** What the desk waits for. Without the open parcel among those to pack it waits for another one. */
export function stepOf({ swap, scanned }: PackingDesk, parcel: Parcel | null): Step {
  if (parcel === null) return 'parcel';
  if (swap !== null) return 'swap';
  return parcel.garments.every(({ itemId }) => scanned.includes(itemId)) ? 'number' : 'garments';
}
