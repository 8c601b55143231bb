import { system } from '#domain/actor.ts';
import { occasion } from '#domain/brand-events/occasion.ts';
import type { OccasionDescription } from '#domain/brand-events/occasion-events.ts';
import { type ReservationCommand, reservation } from '#domain/brand-events/reservation.ts';
import { member } from '#domain/members/member.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import { occasionDescription } from '#domain/testing/brand-events.ts';
import { memberRegistration } from '#domain/testing/member-plans.ts';
import type { Caller } from '#http/caller.ts';
import { wanting } from '../../kit/actions/action-spec.ts';
import { takeAction } from '../../kit/actions/single.ts';
import type { Effect } from '../../kit/follower/effect.ts';
import { followerInMemory } from '../../payments/testing/follower.ts';
import { takeSeat } from '../book.ts';
import { eventDeadline, invitationDeadline, seatDeadline } from '../event-deadline.ts';
import { reservationEntity } from '../reservation-entity.ts';

export const operator: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
export const memberWith = (id: number) => ({ label: 'user', id, name: `member${id}` }) as const;
export const [mina, jin] = [memberWith(51), memberWith(52)];
const { brandEventId } = occasionDescription;

/** An event with one seat, from 10 to 12 April 2027. */
const described: OccasionDescription = {
  ...occasionDescription,
  startDate: '2027-04-10',
  endDate: '2027-04-12',
  invitePeople: 1,
  minimumFollowers: 0,
  additionalQuestions: [],
};

/**
 * A write side in memory with an event that recruits, and two members. It crashes once, at the append with the number `crashAt`.
 * With `losesDatabase`, the database is lost in the crash.
 */
export async function eventHouse(
  start: string,
  crashAt = -1,
  losesDatabase = false,
  effects: readonly Effect[] = [],
) {
  const follower = followerInMemory({
    start,
    crashAt,
    losesDatabase,
    effects,
    async fire(deps, due, context) {
      switch (due.name) {
        case 'settle_seat':
          return seatDeadline.fire(deps, due, context);
        case 'close_brand_event':
          return eventDeadline.fire(deps, due, context);
        case 'end_invitation':
          return invitationDeadline.fire(deps, due, context);
        default:
      }
    },
  });
  const { deps, given, ask, run } = follower;
  for (const { id } of [mina, jin]) await given(member, id, memberRegistration(id), system);
  await given(occasion, brandEventId, { action: 'register', ...described });
  await given(occasion, brandEventId, { action: 'approve' });
  await follower.settle();
  const wanted = (action: 'book' | 'invite', userId: number) => ({ action, brandEventId, userId });
  return {
    ...follower,
    event: async () => (await deps.streams.refresh(occasion, brandEventId)).state,
    reservation: async (id: number) => (await deps.streams.refresh(reservation, id)).state,
    points: async (userId: number) => (await deps.streams.refresh(pointAccount, userId)).state.balance,
    book: (who: typeof mina) => ask((asked) => takeSeat(deps, asked, wanted('book', who.id)), who),
    invite: (who: typeof mina) => ask((asked) => takeSeat(deps, asked, wanted('invite', who.id)), operator),
    act: (id: number, command: ReservationCommand, caller: Caller) =>
      ask((asked) => takeAction(deps, asked, reservationEntity, id, wanting(command)), caller),
    reject: () =>
      run({ on: 'brand_event', id: brandEventId, command: { action: 'reject' } }, { label: 'staff', id: 1 }),
  };
}

export type EventHouse = Awaited<ReturnType<typeof eventHouse>>;
