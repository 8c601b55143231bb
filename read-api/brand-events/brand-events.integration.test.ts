import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OccasionEvent } from '#domain/brand-events/occasion-events.ts';
import type { ReservationEvent } from '#domain/brand-events/reservation-events.ts';
import { occasionDescription, reservationDescription, seat } from '#domain/testing/brand-events.ts';
import type { Caller } from '#http/caller.ts';
import { brandEventsProjection } from '#projections/brand-events/events.ts';
import { reservationsProjection } from '#projections/brand-events/reservations.ts';
import { brandEventsTable, reservationsTable } from '#projections/brand-events/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../testing/insert.ts';
import { adminA, openTestModels, staff, type TestModels } from '../testing/test-models.ts';
import { insertTwoBrands } from '../testing/two-brands.ts';

const member: Caller = { label: 'user', id: 1001, name: 'mina' };
const told = <Event>(events: readonly Event[]) => events.map((event) => ({ event, on: '2026-03-10' }));

let models: TestModels;
beforeAll(async () => {
  models = await openTestModels();
  await insertTwoBrands(models.pool);
  // Beside the samples 871 and 872: an event of brand A that recruits, with an invited and a moved reservation.
  const of = { brandEventId: 891, brandId: 1 };
  const events: OccasionEvent[] = [
    { type: 'BrandEventRegistered', data: { ...occasionDescription, ...of, memo: 'secret memo' } },
    { type: 'BrandEventApproved', data: {} },
    { type: 'BrandEventSeatTaken', data: seat },
  ];
  const event = foldAll(brandEventsProjection, 'brand_event-891', told(events));
  await insertRows(models.pool, brandEventsTable, event === null ? [] : [event]);
  const { start, end } = reservationDescription;
  const reservations = [
    [895, 1001],
    [896, 1002],
  ].flatMap(([reservationId = 0, userId = 0]) => {
    const first: ReservationEvent = {
      type: userId === 1001 ? 'ReservationInvited' : 'ReservationBooked',
      data: { ...reservationDescription, ...of, reservationId, userId },
    };
    const moved: ReservationEvent = { type: 'ReservationRescheduled', data: { start, end, by: 'user' } };
    const reward: ReservationEvent = {
      type: 'ReservationRewarded',
      data: { lookId: 801, points: 300, cash: 5000 },
    };
    const all = userId === 1001 ? [first, reward] : [first, moved, reward];
    return foldAll(reservationsProjection, `reservation-${reservationId}`, told(all)) ?? [];
  });
  await insertRows(models.pool, reservationsTable, reservations);
});
afterAll(() => models.close());

const idsOf = async (caller: Caller, path: string) => {
  const { status, body } = await models.get(caller, path);
  expect([path, status]).toEqual([path, 200]);
  return body.data.map(({ id }: { id: number }) => id);
};

describe('events of brands', () => {
  const url = '/v1/brand-events';

  it('are listed to staff, to their brand, and once approved to members', async () => {
    expect(await idsOf(staff, url)).toEqual([891, 872, 871]);
    expect(await idsOf(adminA, url)).toEqual([891, 871]);
    expect(await idsOf(member, url)).toEqual([891]);
    expect((await models.get(adminA, `${url}/872`)).status).toBe(404);
    expect((await models.get(member, `${url}/871`)).status).toBe(404);
    expect((await models.get(adminA, `${url}/872/history`)).status).toBe(404);
    const { body, text } = await models.get(member, `${url}/891`);
    expect(body).toMatchObject({ memo: null, scheduleCode: null, seatsTaken: 1, state: 'recruiting' });
    expect(text).not.toContain('secret memo');
    expect((await models.get(adminA, `${url}/891`)).body.memo).toBe('secret memo');
  });

  it('tell staff and their brand, but no member, what their looks earned', async () => {
    for (const caller of [staff, adminA]) {
      const { body } = await models.get(caller, `${url}/891`);
      expect(body).toMatchObject({ totalGivenPoints: 600, totalGivenCash: 10_000 });
    }
    expect((await models.get(staff, `${url}/872`)).body.totalGivenPoints).toBe(0);
    const then = await models.get(staff, `${url}/871?revision=0`);
    expect([then.status, then.body.totalGivenPoints, then.body.totalGivenCash]).toEqual([200, null, null]);
    const { body } = await models.get(member, `${url}/891`);
    expect(body).toMatchObject({ totalGivenPoints: null, totalGivenCash: null });
  });

  it.each([
    ['states=pending', [871]],
    ['states=recruiting', [891]],
    ['days=2026-06-12,2026-06-30', [891, 871]],
    ['days=2026-06-13,2026-06-30', []],
    ['genders=male', []],
    ['region_ids=KOREA', [891, 871]],
    ['has_free_seats=true', [891, 871]],
    ['has_free_seats=false', []],
    ['is_look_taggable=false', []],
    ['brand_id=2', []],
    ['q=ACME_pop', [891, 871]],
    ['q=nobody', []],
    ['order=start_date', [871, 891]],
  ])('are filtered by %s', async (query, ids) => {
    expect((await idsOf(adminA, `${url}?${query}`)).toSorted()).toEqual(ids.toSorted());
  });
});

describe('the posting of one event', () => {
  const posting = async (caller: Caller, id: number, userId = 1001) =>
    models.get(caller, `/v1/users/${userId}/metrics/posting?brand_event_id=${id}`);

  it('counts the reservations of a member by the month of the event', async () => {
    const none = { delivered: 1, posted: 0, planned: 0, refused: 0, overdue: 0 };
    const asked = { due: 0, posted: 0, postRate: null, months: [{ month: '2026-06', ...none }] };
    expect((await posting(staff, 891)).body).toEqual(asked);
    expect((await posting(staff, 891, 1002)).body.months).toEqual([
      { month: '2026-06', ...none, planned: 1 },
    ]);
    expect((await posting(staff, 1)).body).toEqual({ due: 0, posted: 0, postRate: null, months: [] });
    const own = await models.get(member, '/v1/users/self/metrics/posting?brand_event_id=891');
    expect(own.body).toEqual(asked);
  });
});

describe('reservations', () => {
  const url = '/v1/reservations';

  it('are listed to staff, to the brand of the event, and to their member', async () => {
    expect(await idsOf(staff, url)).toEqual([896, 895, 882, 881]);
    expect(await idsOf(adminA, url)).toEqual([896, 895, 881]);
    expect(await idsOf(member, url)).toEqual([895, 881]);
    expect(await idsOf(member, '/v1/brand-events/891/reservations')).toEqual([895]);
    expect((await models.get(adminA, '/v1/brand-events/872/reservations')).status).toBe(404);
    expect((await models.get(member, `${url}/896`)).status).toBe(404);
    expect((await models.get(adminA, `${url}/882`)).status).toBe(404);
    expect((await models.get(member, `${url}/895`)).body).toMatchObject({
      brandEvent: { id: 891, brandTag: 'acme_popup', brand: { id: 1 } },
      state: 'created',
      isInvitation: true,
      isLookTagged: false,
      answerDueTime: '2026-03-13T00:00:00.000Z',
      currency: 'KRW',
      additionalFields: null,
    });
  });

  it.each([
    ['states=rescheduled', [896]],
    ['brand_event_id=891', [895, 896]],
    ['is_asked=true', [895]],
    ['is_asked=false', [881, 896]],
    ['has_come=true', []],
    ['is_look_tagged=true', []],
    ['user_id=1002', [896]],
    ['q=acme_popup', [881, 895, 896]],
    ['order=start', [881, 895, 896]],
  ])('are filtered by %s', async (query, ids) => {
    expect((await idsOf(adminA, `${url}?${query}`)).toSorted()).toEqual(ids);
  });

  it('name people in staff’s file alone', async () => {
    const heading = async (caller: Caller) => (await models.get(caller, `${url}/csv`)).text.split('\r\n')[0];
    expect(await heading(staff)).toContain('real_name');
    expect(await heading(adminA)).not.toContain('real_name');
  });
});
