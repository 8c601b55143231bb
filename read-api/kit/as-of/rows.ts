import type { DomainEvent } from '#domain/event.ts';
import { type Folding, foldAlone } from '#projections/kit/fold/fold-alone.ts';
import { routes } from '#projections/kit/fold/touches.ts';
import type { Unsealer } from '#projections/kit/fold/unsealing.ts';
import { type PersonRow, peopleTable } from '#projections/personal-data/tables.ts';
import type { AnyProjection, Recorded } from '#projections/projection.ts';
import { stockMemosProjection } from '#projections/stock/memos.ts';
import { stockItemsProjection } from '#projections/stock/projection.ts';
import { stockRentalsProjection } from '#projections/stock/rentals.ts';
import {
  type StockItemRow,
  type StockMemoRow,
  type StockRentalRow,
  stockItemsTable,
  stockMemosTable,
  stockRentalsTable,
} from '#projections/stock/tables.ts';
import { trysetItemsProjection } from '#projections/tryset-items/projection.ts';
import { type TrysetItemRow, trysetItemsTable } from '#projections/tryset-items/tables.ts';
import { brandsOfTryset } from '#projections/trysets/brands-of-tryset.ts';
import { itemsOfTryset } from '#projections/trysets/items-of-tryset.ts';
import { trysetsProjection } from '#projections/trysets/projection.ts';
import { recipientsProjection } from '#projections/trysets/recipients.ts';
import {
  type TrysetBrandRow,
  type TrysetRow,
  trysetBrandsTable,
  trysetsTable,
} from '#projections/trysets/tables.ts';
import type { Step } from '../history/streams.ts';
import { type HeldEvents, ParkingThen } from './held-events.ts';

/** The rows that some events make, and nothing else. */
export interface Rows {
  trysetItems: TrysetItemRow[];
  trysets: TrysetRow[];
  trysetBrands: TrysetBrandRow[];
  stockItems: StockItemRow[];
  stockMemos: StockMemoRow[];
  stockRentals: StockRentalRow[];
  /** Recipients of the trysets, in the clear as far as their keys are there. */
  people: PersonRow[];
  /** A fold could not take an event: its row stands still from there on. */
  isParked: boolean;
}

const projections: readonly AnyProjection[] = [
  trysetItemsProjection,
  trysetsProjection,
  stockItemsProjection,
  stockMemosProjection,
  stockRentalsProjection,
  recipientsProjection,
];

const folding: Folding = {
  routes: routes({ projections }),
  rollups: [itemsOfTryset],
  derived: [brandsOfTryset],
};

/** Folds events as the runner does, in the order of the log, but into memory. */
export async function rowsOf(steps: readonly Step[], held: HeldEvents, unsealer: Unsealer): Promise<Rows> {
  const inOrder = steps.map(recordedOf).sort((one, other) => (one.position < other.position ? -1 : 1));
  const parking = new ParkingThen(held);
  const rows = await foldAlone(folding, inOrder, parking, unsealer);
  return {
    trysetItems: rows.of(trysetItemsTable),
    trysets: rows.of(trysetsTable),
    trysetBrands: rows.of(trysetBrandsTable),
    stockItems: rows.of(stockItemsTable),
    stockMemos: rows.of(stockMemosTable),
    stockRentals: rows.of(stockRentalsTable),
    people: rows.of(peopleTable),
    isParked: parking.isSome,
  };
}

/** A step as folds take it. */
export function recordedOf({
  type,
  data,
  stream,
  entityId,
  revision,
  position,
  effectiveAt,
  metadata,
}: Step): Recorded {
  const event = { type, data } as DomainEvent;
  return { event, stream, entityId, revision, position, at: effectiveAt, metadata };
}

/** Each of these rows by the table that it is of. */
export const tableOf = {
  trysetItems: trysetItemsTable,
  trysets: trysetsTable,
  trysetBrands: trysetBrandsTable,
  stockItems: stockItemsTable,
  stockMemos: stockMemosTable,
  stockRentals: stockRentalsTable,
  people: peopleTable,
} as const;
