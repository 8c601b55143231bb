import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { effectiveTime } from '#domain/event.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import { entityOf } from '#event-store/stored-event.ts';
import type { Area } from '../area.ts';
import { brandSubscriptions } from '../brand-subscriptions/area.ts';
import { brandSubscriptionsTable } from '../brand-subscriptions/tables.ts';
import { foldAlone, type RowsAlone } from '../kit/fold/fold-alone.ts';
import { Parking } from '../kit/fold/parking.ts';
import { routes } from '../kit/fold/touches.ts';
import type { Table } from '../kit/tables/table.ts';
import { lookUses } from '../look-uses/area.ts';
import { lookUsesTable } from '../look-uses/tables.ts';
import { looks } from '../looks/area.ts';
import { isListed, statusOver } from '../looks/parts-of-look.ts';
import { lookBrandsTable, lookItemsTable, looksTable } from '../looks/tables.ts';
import { orders } from '../orders/area.ts';
import { orderItemsTable, ordersTable } from '../orders/tables.ts';
import type { Recorded } from '../projection.ts';
import { stock } from '../stock/area.ts';
import { stockItemsTable } from '../stock/tables.ts';
import { openUnsealer } from '../testing/harness.ts';
import { stored } from '../testing/histories.ts';
import { pastDeals } from '../testing/past-deals.ts';
import { pastLives } from '../testing/past-lives.ts';
import { aSeed, seeded } from '../testing/random.ts';
import { trysetItems } from '../tryset-items/area.ts';
import { trysetItemsTable } from '../tryset-items/tables.ts';
import { trysets } from '../trysets/area.ts';
import { trysetBrandsTable, trysetsTable } from '../trysets/tables.ts';
import { userTickets } from '../user-tickets/area.ts';
import { userTicketsTable } from '../user-tickets/tables.ts';
import { spans } from './area.ts';
import {
  brandSubscriptionSpansTable,
  lookSpansTable,
  lookUseSpansTable,
  orderItemSpansTable,
  orderSpansTable,
  type SpanRow,
  stockItemSpansTable,
  trysetItemSpansTable,
  trysetSpansTable,
  userTicketSpansTable,
} from './tables.ts';

const deals: readonly Area[] = [lookUses, orders, brandSubscriptions, userTickets];
const models: readonly Area[] = [trysetItems, trysets, stock, looks, ...deals, spans];
const lives = (seed: number) => {
  const random = seeded(seed);
  return recorded(stored([...pastLives(random, 6), ...pastDeals(random, 5)]));
};

/** The spans of things that each have a stream or an item of one, and the rows that they must equal. */
const ofDeals = [
  { name: 'use', spans: lookUseSpansTable, rows: lookUsesTable, hasBrand: true },
  { name: 'order', spans: orderSpansTable, rows: ordersTable, hasBrand: false },
  { name: 'order item', spans: orderItemSpansTable, rows: orderItemsTable, hasBrand: true },
  { name: 'subscription', spans: brandSubscriptionSpansTable, rows: brandSubscriptionsTable, hasBrand: true },
  { name: 'ticket', spans: userTicketSpansTable, rows: userTicketsTable, hasBrand: false },
] as const;
interface SpanOfTable extends Omit<SpanRow<string>, 'id'> {
  id: number | bigint;
}
interface DealRow {
  id: number | bigint;
  brandId?: number;
  status: string;
}
function dealsAs(what: 'spans' | 'rows', rows: RowsAlone, isShown: (row: never) => boolean): string[] {
  return ofDeals.flatMap(({ name, hasBrand, [what]: table }) => {
    const all: DealRow[] = (rows.of(table as Table) as DealRow[]).filter((row) => isShown(row as never));
    return all.map(({ id, brandId = 0, status }) => `${name} ${id} ${hasBrand ? brandId : 0} ${status}`);
  });
}
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
  ({ fromTime, untilTime }: Pick<SpanRow<string>, 'fromTime' | 'untilTime'>) =>
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
    ...dealsAs('spans', rows, at(time)),
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
    ...dealsAs('rows', rows, () => true),
  ].sort();
}

test('at, before and after each event, spans equal a fold of all streams until then', async () => {
  const seed = aSeed();
  console.log(`seed ${seed}`);
  const events = lives(seed);
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
  const rows = await foldOf(lives(seed));
  const things = [trysetItemSpansTable, trysetSpansTable, stockItemSpansTable, lookSpansTable];
  for (const table of [...things, ...ofDeals.map(({ spans }) => spans)]) {
    const all = rows.of<SpanOfTable>(table as Table<SpanOfTable>);
    expect(all.length, table.name).toBeGreaterThan(2);
    const each = Map.groupBy(all, ({ id, brandId }) => `${id} ${brandId}`);
    for (const own of each.values()) {
      for (const [index, span] of own.entries()) {
        const next = own[index + 1];
        if (next === undefined) continue;
        expect(span.untilTime === null ? '' : span.untilTime <= next.fromTime, table.name).toBe(true);
        const { fromTime: _, untilTime: __, revision: ___, ...one } = span;
        const { fromTime: ____, untilTime: _____, revision: ______, ...other } = next;
        expect(span.untilTime === next.fromTime && isDeepStrictEqual(one, other)).toBe(false);
      }
    }
  }
});
