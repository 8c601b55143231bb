import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CashAccountEvent } from '#domain/cash/cash-events.ts';
import { occasionDescription, reservationDescription } from '#domain/testing/brand-events.ts';
import { useDescription } from '#domain/testing/look-uses.ts';
import { entry, lookDescription } from '#domain/testing/looks.ts';
import type { Caller } from '#http/caller.ts';
import { type Bench, openBench } from '#projections/testing/harness.ts';
import { stored, type Told } from '#projections/testing/histories.ts';
import { member, openTestModels, staff, type TestModels } from '../testing/test-models.ts';

const { userId, brandId } = useDescription;
const { brandEventId } = occasionDescription;
const [lookId, otherLookId, reservationId] = [81, 82, 401];
const posted = (id: number, entryIds: readonly number[], reservation: number | null = null): Told => {
  const entries = entryIds.map((entryId) => ({
    ...entry,
    entryId,
    of: { kind: 'tryset_item' as const, id: entryId },
    brandId,
  }));
  const data = { ...lookDescription, lookId: id, userId, reservationId: reservation, entries };
  return { stream: `look-${id}`, event: { type: 'LookPosted', data } };
};
const used = (lookUseId: number): Told => ({
  stream: `look_use-${lookUseId}`,
  event: { type: 'LookUseRequested', data: { ...useDescription, lookUseId, lookId } },
});
const cash = (event: CashAccountEvent): Told => ({ stream: `cash_account-${userId}`, event });
const amounts = { userId, currency: 'KRW' } as const;
const of = (kind: 'look_use' | 'reservation', id: number) => ({ kind, id, turn: 1 });

const history: Told[] = [
  posted(lookId, [91, 92, 93]),
  posted(otherLookId, [94], reservationId),
  used(8),
  used(9),
  {
    stream: `brand_event-${brandEventId}`,
    event: { type: 'BrandEventRegistered', data: { ...occasionDescription, brandId, regionId: 'JAPAN' } },
  },
  {
    stream: `reservation-${reservationId}`,
    event: { type: 'ReservationBooked', data: { ...reservationDescription, brandId, userId } },
  },
  {
    stream: `reservation-${reservationId}`,
    event: { type: 'ReservationRewarded', data: { lookId: otherLookId, points: 5_000, cash: 7_000 } },
  },
  cash({ type: 'CashDue', data: { ...amounts, number: 1, of: of('look_use', 8), amount: 100_000 } }),
  cash({ type: 'CashDue', data: { ...amounts, number: 2, of: of('look_use', 9), amount: 5 } }),
  cash({ type: 'CashReversed', data: { ...amounts, number: 3, of: of('look_use', 9), amount: 5 } }),
  cash({
    type: 'CashDue',
    data: { ...amounts, number: 4, of: of('reservation', reservationId), amount: 7_000 },
  }),
];

let bench: Bench;
let models: TestModels;
beforeAll(async () => {
  bench = await openBench();
  await bench.take(stored(history));
  models = await openTestModels({
    database: { databaseUrl: bench.databaseUrl, close: async () => undefined },
  });
});
afterAll(async () => {
  await models.close();
  await bench.close();
});

const admin: Caller = {
  label: 'brand_admin',
  id: 70,
  name: 'Lee',
  brandId,
  brand: { name: 'Acme', nameKo: null },
};
const givenCash = async (caller: Caller, id: number) => {
  const { body } = await models.get(caller, `/v1/looks/${id}`);
  return body.lookItemMappings.map((each: { givenCash: number | null }) => each.givenCash);
};

it.each([staff, member(userId)])(
  'splits a look’s cash evenly, and the last entry takes the remainder',
  async (caller) => {
    expect(await givenCash(caller, lookId)).toEqual([33_333, 33_333, 33_334]);
    expect(await givenCash(caller, otherLookId)).toEqual([7_000]);
  },
);

it('shows brands no cash of members', async () => {
  expect(await givenCash(admin, lookId)).toEqual([null, null, null]);
});

it('tells what an event gave, and in which country’s currency', async () => {
  for (const caller of [staff, admin, member(userId)]) {
    const { body } = await models.get(caller, `/v1/looks/${otherLookId}`);
    expect(body).toMatchObject({
      brandEvent: { id: brandEventId, regionId: 'JAPAN' },
      brandEventGivenPoints: 5_000,
      brandEventGivenCash: 7_000,
    });
  }
  const { body } = await models.get(staff, `/v1/looks/${lookId}`);
  expect(body).toMatchObject({ brandEvent: null, brandEventGivenCash: null });
});
