import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { guest, occasionDescription, occasionIn, seat, times } from '../testing/brand-events.ts';
import { scenarios } from '../testing/given.ts';
import { afterOccasion } from './after-event.ts';
import { type OccasionCommand, occasion } from './occasion.ts';

const { givenState } = scenarios(occasion);
const { staff, system, brand_admin: admin } = actors;
const recruiting = occasionIn('recruiting');
const take = (userId: number, who: typeof guest | object | null = guest): OccasionCommand => ({
  action: 'take_seat',
  reservationId: 400 + userId,
  userId,
  times,
  guest: who as typeof guest | null,
});

test('the last seat is taken once, and a freed one again', () => {
  const taken = { reservationId: 452, userId: 52 };
  const full = givenState(recruiting)
    .when(take(52), system)
    .then({ type: 'BrandEventSeatTaken', data: taken });
  givenState(full).when(take(53), system).thenRefused('brand_event.full', { invitePeople: 2 });
  givenState(full).when(take(52), system).thenNothing();
  const freed = givenState(full)
    .when({ action: 'free_seat', reservationId: 401 }, system)
    .then({ type: 'BrandEventSeatFreed', data: seat });
  givenState(freed).when({ action: 'free_seat', reservationId: 401 }, system).thenNothing();
  givenState(freed)
    .when(take(53), system)
    .then({ type: 'BrandEventSeatTaken', data: { reservationId: 453, userId: 53 } });
});

test('a member has one seat', () => {
  givenState(recruiting)
    .when({ ...take(51), reservationId: 499 } as OccasionCommand, system)
    .thenRefused('brand_event.already_booked', { reservationId: 401 });
});

test.each([
  [{ followers: 999 }, 'reservation.too_few_followers'],
  [{ gender: 'male' }, 'reservation.other_gender'],
  [{ gender: null }, 'reservation.other_gender'],
  [{ regionId: 'JAPAN' }, 'reservation.other_region'],
  [{ isBanned: true }, 'reservation.member_banned'],
])('a guest with %o does not book: %s', (said, code) => {
  const { decision } = givenState(recruiting).when(take(52, { ...guest, ...said }), system);
  expect(decision).toMatchObject({ ok: false, refusal: { kind: 'invalid', errorCode: code } });
  const anybody = givenState({ ...recruiting, gender: null, minimumFollowers: 0 });
  if ('gender' in said || 'followers' in said) {
    expect(anybody.when(take(52, { ...guest, ...said }), system).decision.ok).toBe(true);
  }
  // An invitation asks nothing of the member before the answer.
  expect(givenState(recruiting).when(take(52, null), system).decision.ok).toBe(true);
});

test('seats never fall below the taken ones, and an unchanged revision has no event', () => {
  const two = { ...recruiting, seats: [seat, { reservationId: 452, userId: 52 }] };
  const revise = (fields: object) => givenState(two).when({ action: 'revise', fields }, staff);
  revise({ invitePeople: 1 }).thenRefused('brand_event.seats_taken', { taken: 2 });
  revise({ invitePeople: 2, brandTag: 'acme_popup' }).thenNothing();
  revise({ invitePeople: 3 }).then({ type: 'BrandEventRevised', data: { changed: { invitePeople: 3 } } });
});

test('a revision checks the days only if it moves them', () => {
  const over = { ...occasionIn('pending'), startDate: '2026-05-01', endDate: '2026-05-02' };
  const revise = (fields: object) => givenState(over).when({ action: 'revise', fields }, admin);
  revise({ memo: 'late' }).then({ type: 'BrandEventRevised', data: { changed: { memo: 'late' } } });
  const { decision } = revise({ endDate: '2026-05-03' });
  expect(decision).toMatchObject({ ok: false, refusal: { errorCode: 'brand_event.end_past' } });
});

test('the system closes no event before its end, and nobody reopens one after it', () => {
  givenState(recruiting)
    .when({ action: 'close' }, system)
    .thenRefused('brand_event.not_over', { status: 'recruiting', asked: 'close', allowed: allowedToSystem });
  const { decision } = givenState({
    ...occasionIn('done'),
    startDate: '2026-05-01',
    endDate: '2026-05-02',
  }).when({ action: 'reopen' }, staff);
  expect(decision).toMatchObject({ ok: false, refusal: { errorCode: 'brand_event.over' } });
});
const allowedToSystem = ['take_seat', 'free_seat', 'reject_removed'];

test('a rejected event calls off the reservation of each seat', () => {
  expect(afterOccasion({ type: 'BrandEventRejected', data: {} }, occasionIn('rejected'))).toEqual([
    {
      on: 'reservation',
      id: 401,
      as: 'system',
      command: { action: 'call_off', reservationId: 401, brandEventId: 31 },
    },
  ]);
  expect(afterOccasion({ type: 'BrandEventClosed', data: {} }, occasionIn('done'))).toEqual([]);
});

const step = fc.record({
  action: fc.constantFrom('take', 'take', 'free', 'close', 'reopen', 'seats'),
  userId: fc.integer({ min: 1, max: 8 }),
  seats: fc.integer({ min: 1, max: 5 }),
});

test('after any commands, no event has more seats than it offers, and no member two', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 60 }), (steps) => {
      const at = '2026-06-01T00:00:00.000Z';
      let state = { ...recruiting, seats: [] as typeof recruiting.seats };
      for (const { action, userId, seats } of steps) {
        const [command, actor] = commandOf(action, userId, seats);
        const decision = occasion.decide(state, command, { actor, at });
        if (!decision.ok) continue;
        for (const event of decision.events) state = occasion.evolve(state, event, at);
        expect(state.seats.length).toBeLessThanOrEqual(state.invitePeople);
        expect(new Set(state.seats.map((each) => each.userId)).size).toBe(state.seats.length);
      }
    }),
  );
});

function commandOf(action: string, userId: number, invitePeople: number) {
  switch (action) {
    case 'take':
      return [take(userId), system] as const;
    case 'free':
      return [{ action: 'free_seat', reservationId: 400 + userId }, system] as const;
    case 'seats':
      return [{ action: 'revise', fields: { invitePeople } }, staff] as const;
    default:
      return [{ action: action as 'close' | 'reopen' }, staff] as const;
  }
}

test('a registration in the past is refused', () => {
  const { decision } = givenState(occasion.initial).when(
    { action: 'register', ...occasionDescription, startDate: '2026-05-01', endDate: '2026-05-02' },
    admin,
  );
  expect(decision).toMatchObject({ ok: false, refusal: { errorCode: 'brand_event.end_past' } });
});
