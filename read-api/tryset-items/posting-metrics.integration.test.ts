import { afterAll, beforeAll, expect, it } from 'vitest';
import { initialReservation } from '#domain/brand-events/reservation-state.ts';
import { type ReservationRow, reservationsTable } from '#projections/brand-events/tables.ts';
import { membersTable } from '#projections/members/tables.ts';
import { type TrysetItemRow, trysetItemsTable } from '#projections/tryset-items/tables.ts';
import { insertRows } from '../testing/insert.ts';
import { trysetItemRow, userRow } from '../testing/rows.ts';
import { adminA, adminB, member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';

let models: TestModels;

function item(id: number, row: Partial<TrysetItemRow>): TrysetItemRow {
  return trysetItemRow({
    id,
    trysetId: id,
    brandId: 1,
    productId: 11,
    userId: 1,
    status: 'return_delivered',
    ...row,
  });
}
const [due, later] = ['2026-03-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z'];

// The clock stands at 15 March.
beforeAll(async () => {
  models = await openTestModels();
  await insertRows(models.pool, membersTable, [userRow({ id: 1 }), userRow({ id: 2, isPublic: false })]);
  await insertRows(models.pool, trysetItemsTable, [
    // In Korea this instant is in February.
    item(1, { deliveredAt: '2026-01-31T15:00:00.000Z', postStatus: 'posted', postDueAt: due }),
    item(2, { deliveredAt: '2026-02-10T00:00:00.000Z', postStatus: 'refused', postDueAt: later }),
    item(3, { deliveredAt: '2026-02-10T00:00:00.000Z', postStatus: 'unposted', postDueAt: due }),
    item(4, { deliveredAt: '2026-02-10T00:00:00.000Z', postStatus: 'planned', postDueAt: due, brandId: 2 }),
    item(5, { deliveredAt: '2026-03-02T00:00:00.000Z', postStatus: 'planned', postDueAt: later }),
    item(6, { deliveredAt: '2026-03-02T00:00:00.000Z', postStatus: 'unposted', postDueAt: later }),
    // Gifts and undelivered items are never due.
    item(7, { deliveredAt: '2026-03-02T00:00:00.000Z', postStatus: 'planned', postDueAt: null }),
    item(8, { deliveredAt: null, postStatus: 'unposted', postDueAt: null }),
    item(9, { deliveredAt: '2026-03-02T00:00:00.000Z', postStatus: 'posted', isRemoved: true }),
    item(20, { userId: 2, deliveredAt: '2026-03-02T00:00:00.000Z', postStatus: 'posted', postDueAt: later }),
  ]);
});
afterAll(() => models.close());

const february = { month: '2026-02', delivered: 4, posted: 1, planned: 0, refused: 1, overdue: 2 };
const march = { month: '2026-03', delivered: 3, posted: 0, planned: 2, refused: 0, overdue: 0 };

it('reports posting by month for a member', async () => {
  const { body } = await models.get(staff, '/v1/users/1/metrics/posting');
  expect(body).toEqual({ due: 4, posted: 1, postRate: 0.25, months: [february, march] });
  expect((await models.get(member(1), '/v1/users/self/metrics/posting')).body).toEqual(body);
});

it('counts only a brand’s own items, and hides members that are not public', async () => {
  const { body } = await models.get(adminA, '/v1/users/1/metrics/posting');
  expect(body).toMatchObject({ due: 3, posted: 1, months: [{ delivered: 3, overdue: 1 }, march] });
  expect((await models.get(adminA, '/v1/users/2/metrics/posting')).status).toBe(404);
  expect((await models.get(member(2), '/v1/users/1/metrics/posting')).status).toBe(404);
});

it('reports no rate without deliveries', async () => {
  const { body } = await models.get(member(2), '/v1/users/self/metrics/posting');
  expect(body).toMatchObject({ due: 1, postRate: 1 });
  const { body: none } = await models.get(staff, '/v1/users/post_rate?delivered_time=2025-01-01,2025-01-31');
  expect(none).toMatchObject({ count: 0, data: [], overall: { due: 0, posted: 0, postRate: null } });
});

it('reports the overall rate and that of each member', async () => {
  const { body } = await models.get(staff, '/v1/users/post_rate?limit=1');
  const second = { userId: 2, due: 1, posted: 1, postRate: 1 };
  expect(body).toMatchObject({ count: 2, length: 1, data: [second] });
  expect(body.overall).toEqual({ due: 5, posted: 2, postRate: 0.4 });
  const { pathname, search } = new URL(body.next);
  const { body: next } = await models.get(staff, `${pathname}${search}`);
  expect(next).toMatchObject({ next: null, data: [{ userId: 1, due: 4, posted: 1, postRate: 0.25 }] });
  const { body: one } = await models.get(staff, '/v1/users/post_rate?user_id=1&delivered_time=2026-03-02');
  expect(one).toMatchObject({ count: 1, data: [{ userId: 1, due: 0, postRate: null }] });
  const { body: ofBrand } = await models.get(adminA, '/v1/users/post_rate');
  expect(ofBrand.overall).toEqual({ due: 4, posted: 2, postRate: 0.5 });
  expect((await models.get(member(1), '/v1/users/post_rate')).status).toBe(403);
});

it('counts the reservations of an event instead, by month of the event', async () => {
  const reservation = (id: number, status: ReservationRow['status'], endsAt: string): ReservationRow => ({
    id,
    brandEventId: 9,
    brandId: 1,
    userId: 1,
    status,
    startsAt: '2026-02-28T15:00:00.000Z',
    endsAt,
    askedAt: null,
    isInvitation: false,
    hasCome: null,
    givenPoints: 0,
    givenCash: 0,
    modificationReason: null,
    reason: null,
    state: initialReservation,
    revision: 0n,
    createdAt: due,
    updatedAt: due,
  });
  await insertRows(models.pool, reservationsTable, [
    reservation(1, 'curator_accepted', later),
    reservation(2, 'curator_accepted', due),
    reservation(3, 'rescheduled', due),
    reservation(4, 'curator_declined', due),
    reservation(5, 'staff_canceled', later),
    reservation(6, 'created', later),
    { ...reservation(7, 'curator_accepted', later), brandEventId: 8 },
  ]);
  const path = '/v1/users/1/metrics/posting?brand_event_id=9';
  const months = [{ month: '2026-03', delivered: 6, posted: 0, planned: 1, refused: 2, overdue: 2 }];
  const { body } = await models.get(staff, path);
  expect(body).toEqual({ due: 4, posted: 0, postRate: 0, months });
  expect((await models.get(member(1), '/v1/users/self/metrics/posting?brand_event_id=9')).body).toEqual(body);
  expect((await models.get(adminB, path)).body.months).toEqual([]);
  expect((await models.get(staff, '/v1/users/1/metrics/tryset-items?brand_event_id=9')).status).toBe(400);
});
