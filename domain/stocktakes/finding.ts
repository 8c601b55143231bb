import { type Slot, sameSlot } from '../slots/slot-label.ts';
import type { StockItemState } from '../stock/stock-state.ts';
import { stockItemTransitions } from '../stock/stock-transitions.ts';
import { transitionOf } from '../transition-table.ts';
import { isInPlace, type StocktakePlace } from './place.ts';
import type { ScanFinding } from './stocktake-kinds.ts';

/** The facts of a garment that a stocktake reads. */
export type CountedGarment = Pick<StockItemState, 'status' | 'slot' | 'isRemoved'>;

const inTheWarehouse = transitionOf(stockItemTransitions, 'stow').from;

/** Returns whether a garment should lie in the place: it is in the warehouse, and its slot belongs to the place. */
export function isExpectedIn(place: StocktakePlace, { status, slot, isRemoved }: CountedGarment): boolean {
  return !isRemoved && inTheWarehouse.includes(status) && slot !== null && isInPlace(place, slot);
}

/**
 * Returns what the scan of a garment means. `garment` is null for an unknown code. `at` is the slot where the person stands; if it
 * is null, the place decides alone.
 */
export function findingOf(
  place: StocktakePlace,
  garment: CountedGarment | null,
  at: Slot | null,
): ScanFinding {
  if (garment === null || garment.isRemoved || !inTheWarehouse.includes(garment.status)) return 'unexpected';
  const { slot } = garment;
  if (slot === null) return 'misplaced';
  const isRight = at === null ? isInPlace(place, slot) : sameSlot(slot, at);
  return isRight ? 'found' : 'misplaced';
}
