import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LookEvent } from '#domain/looks/look-events.ts';
import { approved, entry, lookDescription, rejection } from '#domain/testing/looks.ts';
import type { Caller } from '#http/caller.ts';
import { looksProjection } from '#projections/looks/projection.ts';
import { looksTable } from '#projections/looks/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../testing/insert.ts';
import { openTestModels, staff, type TestModels } from '../testing/test-models.ts';

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  const lives: [reservationId: number | null, events: LookEvent[]][] = [
    [null, []],
    [null, [approved]],
    [61, [approved]],
    [62, [approved, { type: 'LookBrandEventApproved', data: {} }]],
    [63, [approved, { type: 'LookBrandEventRejected', data: rejection }]],
  ];
  const rows = lives.flatMap(([reservationId, events], index) => {
    const lookId = index + 1;
    const posted: LookEvent = {
      type: 'LookPosted',
      data: { ...lookDescription, lookId, reservationId, entries: [entry] },
    };
    const told = [posted, ...events].map((event) => ({ event, on: '2026-03-10' }));
    return foldAll(looksProjection, `look-${lookId}`, told) ?? [];
  });
  await insertRows(models.pool, looksTable, rows);
});
afterAll(() => models.close());

const found = async (caller: Caller, query: string): Promise<number[]> => {
  const { body } = await models.get(caller, `/v1/looks?${query}`);
  return body.data.map(({ id }: { id: number }) => id).sort();
};

it('finds looks whose items or whose certification for an event wait', async () => {
  expect(await found(staff, 'needs_decision=true')).toEqual([1, 3]);
  expect(await found(staff, 'needs_decision=false')).toEqual([2, 4, 5]);
});
