import type { DomainEvent } from '#domain/event.ts';
import { type Unsealer, Unsealing } from '#projections/kit/runner/unsealing.ts';
import { type PersonRow, peopleTable } from '#projections/kit/tables/people.ts';
import {
  type StockItemRow,
  type StockMemoRow,
  type StockRentalRow,
  stockItemsTable,
  stockMemosTable,
  stockRentalsTable,
} from '#projections/kit/tables/stocks.ts';
import type { Table } from '#projections/kit/tables/table.ts';
import { type TrysetItemRow, trysetItemsTable } from '#projections/kit/tables/tryset-items.ts';
import {
  type TrysetBrandRow,
  type TrysetRow,
  trysetBrandsTable,
  trysetsTable,
} from '#projections/kit/tables/trysets.ts';
import { recipientsProjection } from '#projections/people/recipients.ts';
import type { AnyProjection, Key, Recorded } from '#projections/projection.ts';
import { stockMemosProjection } from '#projections/stock/memos.ts';
import { stockItemsProjection } from '#projections/stock/projection.ts';
import { stockRentalsProjection } from '#projections/stock/rentals.ts';
import { trysetItemsProjection } from '#projections/tryset-items/projection.ts';
import { brandsOfTryset } from '#projections/trysets/brands-of-tryset.ts';
import { itemsOfTryset } from '#projections/trysets/items-of-tryset.ts';
import { trysetsProjection } from '#projections/trysets/projection.ts';
import type { Step } from '../history/streams.ts';
import type { HeldEvents } from './held-events.ts';

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

const projections = [
  trysetItemsProjection,
  trysetsProjection,
  stockItemsProjection,
  stockMemosProjection,
  stockRentalsProjection,
  recipientsProjection,
] as readonly unknown[] as readonly AnyProjection[];

/** Folds events as the runner does, in the order of the log, but into memory. */
export async function rowsOf(steps: readonly Step[], held: HeldEvents, unsealer: Unsealer): Promise<Rows> {
  const tables = new Map<Table, Map<Key, object>>(projections.map(({ table }) => [table, new Map()]));
  const parked = new Set<string>();
  const unsealing = new Unsealing(unsealer);
  const inOrder = steps.map(recordedOf).sort((one, other) => (one.position < other.position ? -1 : 1));
  for (const recorded of inOrder) {
    for (const projection of readersOf(recorded)) {
      const rows = tables.get(projection.table) ?? new Map<Key, object>();
      const whole = `${projection.name}:${recorded.stream}`;
      const keys = parked.has(whole) ? [] : keysOf(projection, rows, recorded);
      // Where it cannot be told which rows an event touches, all that comes from its stream waits.
      if (keys === 'refused') parked.add(whole);
      for (const key of keys === 'refused' ? [] : keys) {
        const place = `${projection.name}:${key}`;
        const how = held(projection.name, key, recorded);
        if (how === 'parked') parked.add(place);
        if (parked.has(place) || how === 'skipped') continue;
        const folded = await foldOne(projection, rows.get(key) ?? null, recorded, key, unsealing);
        if (folded === 'refused') parked.add(place);
        else if (folded !== null) rows.set(key, folded);
        else rows.delete(key);
      }
    }
  }
  return { ...put(tables), isParked: parked.size > 0 };
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

function readersOf({ stream }: Recorded): AnyProjection[] {
  const category = stream.slice(0, stream.indexOf('-'));
  return projections.filter(({ categories }) => categories.includes(category));
}

function keysOf(
  projection: AnyProjection,
  rows: ReadonlyMap<Key, object>,
  recorded: Recorded,
): Iterable<Key> | 'refused' {
  try {
    const also = projection.also?.(recorded) ?? null;
    const keys = new Set(projection.keys(recorded));
    if (also === null) return keys;
    for (const [key, row] of rows) if (Reflect.get(row, also.column) === also.value) keys.add(key);
    return keys;
  } catch {
    return 'refused';
  }
}

async function foldOne(
  projection: AnyProjection,
  row: object | null,
  recorded: Recorded,
  key: Key,
  unsealing: Unsealing,
): Promise<object | null | 'refused'> {
  for (;;) {
    try {
      return projection.fold(row, recorded, key, unsealing.read);
    } catch (thrown) {
      if (!(await unsealing.supplied(thrown))) return 'refused';
    }
  }
}

/** The rows by table, with what trysets hold of their items and what follows from that. */
function put(tables: ReadonlyMap<Table, ReadonlyMap<Key, object>>): Omit<Rows, 'isParked'> {
  const rows = <Row extends object>(table: Table<Row>) => [...(tables.get(table)?.values() ?? [])] as Row[];
  const trysetItems = rows(trysetItemsTable);
  const trysets = new Map(rows(trysetsTable).map((row) => [row.id as Key, row]));
  for (const item of trysetItems) {
    const key = itemsOfTryset.key(item);
    trysets.set(key, itemsOfTryset.apply(trysets.get(key) ?? null, item));
  }
  return {
    trysetItems,
    trysets: [...trysets.values()],
    trysetBrands: [...trysets.values()].flatMap((row) => brandsOfTryset.rows(row)),
    stockItems: rows(stockItemsTable),
    stockMemos: rows(stockMemosTable),
    stockRentals: rows(stockRentalsTable),
    people: rows(peopleTable),
  };
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
