import { atHour } from '../dates.ts';
import { compound } from './refs.ts';
import { hours, type Rejection, type Rental } from './row.ts';

/** A garment with its rentals in the order of their dates. */
export interface Garment {
  ref: string;
  /** The garment's ref in the file; null for a numbered garment of a product and size. */
  itemRef: string | null;
  number: number;
  rentals: Lent[];
}

/** An imported rental and its garment. */
export interface Lent {
  rental: Rental;
  garment: Garment;
  /**
   * When the garment was back in stock from its previous rental, as an ISO instant; null if this is its first rental.
   */
  freeSince: string | null;
}

export interface Allocated {
  /** The rentals, sorted by day of delivery and line. */
  lent: Lent[];
  /** The garments in the order of their first rental. */
  garments: Garment[];
  rejections: Rejection[];
}

/**
 * Assigns a garment to each rental, by day of delivery and line. A garment that the row names must be back by that
 * day. For a product and size it takes the garment that has been back the longest; on a tie, the first one. If none
 * is back, another garment must have existed, so it adds one.
 */
export function allocate(rentals: readonly Rental[]): Allocated {
  const inOrder = [...rentals].sort(
    (one, other) => compare(one.deliveredOn, other.deliveredOn) || one.line - other.line,
  );
  const named = new Map<string, Garment>();
  const pools = new Map<string, Pool>();
  const allocated: Allocated = { lent: [], garments: [], rejections: [] };
  const register = (garment: Garment) => {
    allocated.garments.push(garment);
    return garment;
  };
  for (const rental of inOrder) {
    const { itemRef } = rental;
    if (itemRef === null) {
      const pool = poolOf(pools, rental);
      const garment = pool.takeBackBy(rental.deliveredOn) ?? register(pool.another());
      allocated.lent.push(lend(garment, rental));
      pool.put(garment);
      continue;
    }
    const garment =
      named.get(itemRef) ?? register({ ref: compound('item', itemRef), itemRef, number: 1, rentals: [] });
    named.set(itemRef, garment);
    if (lastReturn(garment) <= rental.deliveredOn) allocated.lent.push(lend(garment, rental));
    else allocated.rejections.push({ line: rental.line, ref: rental.ref, code: 'import.item_not_free' });
  }
  return allocated;
}

function lend(garment: Garment, rental: Rental): Lent {
  const before = garment.rentals.at(-1);
  const lent = { rental, garment, freeSince: before === undefined ? null : backAt(before.rental) };
  garment.rentals.push(lent);
  return lent;
}

/** The instant at which a garment is in stock again after a rental: returned and checked. */
export function backAt({ deliveredOn, returnedOn }: Rental): string {
  const isSameDay = returnedOn === deliveredOn;
  return isSameDay ? atHour(deliveredOn, hours.delivered) : atHour(returnedOn, hours.arrived + checkedAfter);
}

/** Hours between a garment's arrival and the end of its check. */
export const checkedAfter = 2;

function lastReturn(garment: Garment): string {
  return garment.rentals.at(-1)?.rental.returnedOn ?? '';
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function poolOf(pools: Map<string, Pool>, { productRef, size }: Rental): Pool {
  const key = compound('product', productRef, size);
  const known = pools.get(key);
  if (known !== undefined) return known;
  const pool = new Pool(productRef, size);
  pools.set(key, pool);
  return pool;
}

/** The garments of one product and size, in the order of their return. */
class Pool {
  readonly #garments: Garment[] = [];
  readonly #of: [string | null, string | null];
  #count = 0;

  constructor(productRef: string | null, size: string | null) {
    this.#of = [productRef, size];
  }

  /** Takes the garment that has been back the longest; undefined if it is not back by that day. */
  takeBackBy(day: string): Garment | undefined {
    const first = this.#garments[0];
    return first === undefined || lastReturn(first) > day ? undefined : this.#garments.shift();
  }

  another(): Garment {
    this.#count += 1;
    const ref = compound('product', ...this.#of, this.#count);
    return { ref, itemRef: null, number: this.#count, rentals: [] };
  }

  put(garment: Garment): void {
    let [low, high] = [0, this.#garments.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.#garments[middle];
      if (other !== undefined && isBefore(other, garment)) low = middle + 1;
      else high = middle;
    }
    this.#garments.splice(low, 0, garment);
  }
}

function isBefore(one: Garment, other: Garment): boolean {
  return (compare(lastReturn(one), lastReturn(other)) || one.number - other.number) < 0;
}
