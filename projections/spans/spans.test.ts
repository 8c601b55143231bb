import { expect, test } from 'vitest';
import { effectiveTime } from '#domain/event.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import { entityOf } from '#event-store/stored-event.ts';
import type { Area } from '../area.ts';
import { foldAlone, type RowsAlone } from '../kit/fold/fold-alone.ts';
import { Parking } from '../kit/fold/parking.ts';
import { routes } from '../kit/fold/touches.ts';
import { looks } from '../looks/area.ts';
import { isListed, statusOver } from '../looks/parts-of-look.ts';
import { lookBrandsTable, lookItemsTable, looksTable } from '../looks/tables.ts';
import type { Recorded } from '../projection.ts';
import { stock } from '../stock/area.ts';
import { stockItemsTable } from '../stock/tables.ts';
import { openUnsealer } from '../testing/harness.ts';
import { stored } from '../testing/histories.ts';
import { pastLives } from '../testing/past-lives.ts';
import { aSeed, seeded } from '../testing/random.ts';
import { trysetItems } from '../tryset-items/area.ts';
import { trysetItemsTable } from '../tryset-items/tables.ts';
import { trysets } from '../trysets/area.ts';
import { trysetBrandsTable, trysetsTable } from '../trysets/tables.ts';
import { spans } from './area.ts';
import {
  lookSpansTable,
  type SpanRow,
  stockItemSpansTable,
  trysetItemSpansTable,
  trysetSpansTable,
} from './tables.ts';

const models: readonly Area[] = [trysetItems, trysets, stock, looks, spans];
const folding = {
  routes: routes({ projections: models.flatMap(({ projections }) => projections) }),
  rollups: models.flatMap(({ rollups = [] }) => rollups),
  derived: models.flatMap(({ derived = [] }) => derived),
};

/** Folds events in memory; none may be parked. */
async function foldOf(events: readonly Recorded[]): Promise<RowsAlone> {
  const parking = new Parking([]);
  const rows = await foldAlone(folding, events, parking, openUnsealer());
  expect(parking.newly).toEqual([]);
  return rows;
}

function recorded(events: readonly StoredEvent[]): Recorded[] {
  const times = new Map<string, string>();
  return events.map(({ stream, revision, position, type, data, metadata, recordedAt }) => {
    const at = effectiveTime(metadata, recordedAt, times.get(stream) ?? null);
    times.set(stream, at);
    const entityId = entityOf(stream).id;
    return { event: { type, data }, stream, entityId, revision, position, at, metadata };
  });
}

const at =
  (time: string) =>
  ({ fromTime, untilTime }: SpanRow<string>) =>
    fromTime <= time && (untilTime === null || time < untilTime);

/** How each thing stands at a time, by the spans of a whole log. */
function bySpans(rows: RowsAlone, time: string): string[] {
  return [
    ...rows
      .of(trysetItemSpansTable)
      .filter(at(time))
      .map((row) => `item ${row.id} ${row.brandId} ${row.status}`),
    ...rows
      .of(trysetSpansTable)
      .filter(at(time))
      .map((row) => `tryset ${row.id} ${row.brandId} ${row.status}`),
    ...rows
      .of(stockItemSpansTable)
      .filter(at(time))
      .map(
        (row) =>
          `stock ${row.id} ${row.brandId} ${row.status} size ${row.productSizeId} used ${row.useCount}`,
      ),
    ...rows
      .of(lookSpansTable)
      .filter(at(time))
      .map((row) => `look ${row.id} ${row.brandId} ${row.status} ${[...row.productIds].sort()}`),
  ].sort();
}

/** How each thing stands by the lists' own rows, folded from the events until a time. */
function byRows(rows: RowsAlone): string[] {
  const productsOf = (lookId: number, brandId: number) =>
    rows
      .of(lookItemsTable)
      .filter((item) => item.lookId === lookId && (brandId === 0 || item.brandId === brandId))
      .map(({ productId }) => productId);
  const look = (id: number, brandId: number, status: string) =>
    `look ${id} ${brandId} ${status} ${[...new Set(productsOf(id, brandId))].sort()}`;
  return [
    ...rows
      .of(trysetItemsTable)
      .filter(({ isRemoved }) => !isRemoved)
      .map((row) => `item ${row.id} ${row.brandId} ${row.status}`),
    ...rows
      .of(trysetsTable)
      .filter(({ life, status }) => life === 'requested' && status !== null)
      .map((row) => `tryset ${row.id} 0 ${row.status}`),
    ...rows
      .of(trysetBrandsTable)
      .filter(({ status }) => status !== null)
      .map((row) => `tryset ${row.trysetId} ${row.brandId} ${row.status}`),
    ...rows
      .of(stockItemsTable)
      .filter(({ isRemoved }) => !isRemoved)
      .map(
        (row) =>
          `stock ${row.id} ${row.brandId} ${row.status} size ${row.productSizeId} used ${row.useCount}`,
      ),
    ...rows
      .of(looksTable)
      .filter(isListed)
      .map((row) => look(row.id, 0, statusOver(row.entries, row.brandEvent))),
    ...rows.of(lookBrandsTable).map((row) => look(row.lookId, row.brandId, row.status)),
  ].sort();
}

test('at, before and after each event, spans equal a fold of all streams until then', async () => {
  const seed = aSeed();
  console.log(`seed ${seed}`);
  const events = recorded(stored(pastLives(seeded(seed), 6)));
  const whole = await foldOf(events);
  const times = [...new Set(events.map((event) => Date.parse(event.at)))];
  for (const time of times.flatMap((each) => [each - 1, each, each + 1])) {
    const instant = new Date(time).toISOString();
    const then = await foldOf(events.filter((event) => event.at <= instant));
    expect(bySpans(whole, instant), instant).toEqual(byRows(then));
  }
});

test('spans of a thing never overlap, and adjoining ones differ', async () => {
  const seed = aSeed();
  console.log(`seed ${seed}`);
  const rows = await foldOf(recorded(stored(pastLives(seeded(seed), 6))));
  for (const table of [trysetItemSpansTable, trysetSpansTable, stockItemSpansTable, lookSpansTable]) {
    const all: SpanRow<string>[] = rows.of(table);
    const things = Map.groupBy(all, ({ id, brandId }) => `${id} ${brandId}`);
    for (const own of things.values()) {
      for (const [index, span] of own.entries()) {
        const next = own[index + 1];
        if (next === undefined) continue;
        expect(span.untilTime === null ? '' : span.untilTime <= next.fromTime, table.name).toBe(true);
        const { fromTime: _, untilTime: __, revision: ___, ...one } = span;
        const { fromTime: ____, untilTime: _____, revision: ______, ...other } = next;
        expect(span.untilTime === next.fromTime && JSON.stringify(one) === JSON.stringify(other)).toBe(false);
      }
    }
  }
});
