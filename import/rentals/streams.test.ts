import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { effectiveTime } from '#domain/event.ts';
import { aSeed } from '#projections/testing/random.ts';
import { generateRentals } from '../generate.ts';
import { type ImportKind, importKinds } from './kinds.ts';
import { planRentals, type RentalPlan } from './plan.ts';
import { refsOf } from './plan-refs.ts';
import { eventCount, streamsOf } from './streams.ts';

const receivedAt = '2026-11-21T12:00:00.000Z';

function planOf(csv: string) {
  const cells = parse(csv, { columns: true }) as Record<string, string>[];
  const rows = cells.map((row, index) => ({ line: index + 2, cells: row }));
  return planRentals(rows, { brand: 'house', products: new Map() });
}

function build(plan: RentalPlan) {
  const ids = new Map(
    importKinds.map((kind) => [kind, new Map(refsOf(plan, kind).map((ref, index) => [ref, index + 1]))]),
  );
  const idOf = (kind: ImportKind, ref: string) => ids.get(kind)?.get(ref) ?? 0;
  return [...streamsOf(plan, { source: 'test', idOf, receivedAt })].map((job) => ({
    ...job,
    made: job.build(),
  }));
}

const header =
  'rental_ref,member_ref,item_ref,delivered_on,returned_on,requested_at,shipped_at,rating,occasion,fit';

test('a rental records its whole life on the item and on the garment', async () => {
  const streams = build(await planOf(`${header}\nr1,ann,a,2020-01-10,2020-01-14,,2020-01-08,9,wedding,\n`));
  const told = (kind: ImportKind) =>
    streams
      .filter((job) => job.kind === kind)
      .flatMap(({ made }) => made)
      .map(
        ({ type, metadata }) =>
          `${type} ${metadata.occurredAt?.slice(5, 16)}${metadata.timeDerived ? ' derived' : ''} ${metadata.actor.label}`,
      );
  expect(told('tryset_item')).toEqual([
    'TrysetItemRequested 01-07T01:00 derived user',
    'TrysetItemAccepted 01-08T02:00 derived staff',
    'TrysetItemShipped 01-08T07:00 staff',
    'TrysetItemDelivered 01-10T05:00 system',
    'TrysetItemReturnRequested 01-12T03:00 derived user',
    'TrysetItemReturnAccepted 01-12T06:00 derived staff',
    'TrysetItemReturnShipped 01-13T04:00 derived system',
    'TrysetItemReturnArrived 01-14T01:00 system',
    'TrysetItemReturnCompleted 01-14T02:00 derived staff',
  ]);
  expect(told('stock_item')).toEqual([
    'StockItemRegistered 01-07T01:00 derived staff',
    'StockItemEntered 01-07T01:00 derived staff',
    'StockItemReserved 01-07T01:00 derived system',
    'StockItemLent 01-08T07:00 system',
    'StockItemReturnReceived 01-14T01:00 system',
    'StockItemHolderEnded 01-14T02:00 derived system',
    'StockItemCheckCompleted 01-14T03:00 derived staff',
  ]);
  expect(told('tryset')).toEqual([
    'TrysetRequested 01-07T01:00 derived user',
    'TrysetReturnRequested 01-12T03:00 derived user',
    'TrysetReturnAccepted 01-12T06:00 derived staff',
  ]);
  const reasons = streams.flatMap(({ made }) => made).map(({ metadata }) => metadata.reason);
  expect(reasons.filter((reason) => reason !== undefined)).toEqual(['rating: 9, occasion: wedding']);
});

test('an event caused by another stream’s event names it', async () => {
  const events = build(await planOf(`${header}\nr1,ann,a,2020-01-10,2020-01-14,,,,,\n`)).flatMap(
    ({ made }) => made,
  );
  const cause = (type: string) => {
    const event = events.find((one) => one.type === type);
    return events.find(({ id }) => id === event?.metadata.$causationId)?.type;
  };
  expect(cause('TrysetItemRequested')).toBe('TrysetRequested');
  expect(cause('TrysetItemReturnRequested')).toBe('TrysetReturnRequested');
  expect(cause('TrysetItemReturnAccepted')).toBe('TrysetReturnAccepted');
  expect(cause('StockItemLent')).toBe('TrysetItemShipped');
  expect(cause('StockItemReturnReceived')).toBe('TrysetItemReturnArrived');
  expect(cause('StockItemHolderEnded')).toBe('TrysetItemReturnCompleted');
});

test('keeps given times, even if they go back', async () => {
  const streams = build(await planOf(`${header}\nr1,ann,a,2020-01-10,2020-01-14,2020-02-01,2020-01-03,,,\n`));
  const item = streams.find(({ kind }) => kind === 'tryset_item')?.made ?? [];
  const given = item
    .filter(({ metadata }) => !metadata.timeDerived)
    .map(({ type, metadata }) => [type, metadata.occurredAt?.slice(0, 10)]);
  expect(given).toContainEqual(['TrysetItemRequested', '2020-02-01']);
  expect(given).toContainEqual(['TrysetItemShipped', '2020-01-03']);
  expect(given).toContainEqual(['TrysetItemDelivered', '2020-01-10']);
});

test('a tryset too large for one event is requested and extended', async () => {
  const rows = Array.from(
    { length: 450 },
    (_, index) => `r${index},ann,a${index},2020-01-10,2020-01-14,,,,,`,
  );
  const plan = await planOf(`${header}\n${rows.join('\n')}\n`);
  const tryset = build(plan).find(({ kind }) => kind === 'tryset');
  const types = tryset?.made.map(({ type }) => type) ?? [];
  expect(types.filter((type) => type === 'TrysetItemAdded')).toHaveLength(250);
  expect(tryset?.events).toBe(types.length);
});

const seed = aSeed();

test(`the domain accepts the histories of any file, with the predicted number of events (seed ${seed})`, async () => {
  for (let round = 0; round < 10; round++) {
    const plan = await planOf(generateRentals({ seed: seed + round, rows: 150, days: 20 + 100 * round }));
    const streams = build(plan);
    for (const { events, made, stream } of streams) expect([stream, made.length]).toEqual([stream, events]);
    const all = streams.flatMap(({ made }) => made);
    expect(all).toHaveLength(eventCount(plan));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { metadata } of all) expect(metadata).toMatchObject({ imported: true, receivedAt });
    for (const { made } of streams) {
      let predecessor: string | null = null;
      for (const { metadata } of made) {
        const at = effectiveTime(metadata, receivedAt, predecessor);
        if (metadata.timeDerived) expect(metadata.occurredAt).toBe(at);
        predecessor = at;
      }
    }
  }
});

test(`delivery and arrival happen on the file’s days (seed ${seed})`, async () => {
  const plan = await planOf(
    generateRentals({ seed, rows: 300, days: 60 }).replace(/requested_at/, 'ignored'),
  );
  for (const { kind, made } of build(plan)) {
    if (kind !== 'tryset_item') continue;
    const day = (type: string) =>
      made.find((event) => event.type === type)?.metadata.occurredAt?.slice(0, 10);
    const shipped = made.find(({ type }) => type === 'TrysetItemShipped')?.metadata.occurredAt ?? '';
    expect(shipped <= `${day('TrysetItemDelivered')}T05:00:00.000Z`).toBe(true);
    expect(day('TrysetItemDelivered')).toBeDefined();
    expect((day('TrysetItemReturnArrived') ?? '') >= (day('TrysetItemDelivered') ?? '')).toBe(true);
  }
});
