import { system } from '#domain/actor.ts';
import { isOpenReservation } from '#domain/brand-events/event-kinds.ts';
import { occasion } from '#domain/brand-events/occasion.ts';
import type { OccasionEvent } from '#domain/brand-events/occasion-events.ts';
import { reservation } from '#domain/brand-events/reservation.ts';
import type { ReservationEvent } from '#domain/brand-events/reservation-events.ts';
import { brand } from '#domain/brands/brand.ts';
import type { BrandEvent } from '#domain/brands/brand-events.ts';
import { member } from '#domain/members/member.ts';
import type { MemberEvent } from '#domain/members/member-events.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { eventsOf, reservationsOf } from './index-events.ts';
import { claimOfCode } from './schedule-claims.ts';

/**
 * Ends the reservations still to come of a member who is banned or asks to be forgotten. A seat may be booked just after that, so
 * it is ended too. A past visit keeps its reward.
 */
export const leaveEvents: Effect = async (deps, stored, id) => {
  const found = await reservationsOfLeaver(deps, stored, id);
  for (const reservationId of found) {
    const { state } = await deps.streams.refresh(reservation, reservationId);
    const { status, start, userId, brandEventId } = state;
    if (!isOpenReservation(status) || start <= deps.clock() || !(await hasLeft(deps, userId))) continue;
    const command = { action: 'call_off', reservationId, brandEventId } as const;
    const context = contextOf(deps, stored, `call off reservation ${reservationId}`);
    await runTarget(deps.streams, { on: 'reservation', id: reservationId, command }, context);
  }
};

/** The reservations that an event may end. */
async function reservationsOfLeaver(deps: WriteDeps, { type }: StoredEvent, id: number): Promise<number[]> {
  switch (type as MemberEvent['type'] | ReservationEvent['type']) {
    case 'MemberBanned':
    case 'MemberForgettingRequested':
      return reservationsOf(deps, id);
    case 'ReservationBooked':
    case 'ReservationInvited':
      return [id];
    default:
      return [];
  }
}

async function hasLeft({ streams }: WriteDeps, userId: number): Promise<boolean> {
  const { status, role } = (await streams.refresh(member, userId)).state;
  return status !== 'registered' || role === 'banned';
}

const removed: BrandEvent['type'] = 'BrandRemoved';
const registered: OccasionEvent['type'] = 'BrandEventRegistered';

/** Rejects the open events of a removed brand, and one that was registered just after the removal. */
export const rejectEventsOfBrand: Effect = async (deps, stored, id) => {
  if (stored.type !== removed && stored.type !== registered) return;
  for (const brandEventId of stored.type === removed ? await eventsOf(deps, id) : [id]) {
    const { status, brandId, scheduleCode } = (await deps.streams.refresh(occasion, brandEventId)).state;
    if (status !== 'pending' && status !== 'recruiting') continue;
    if ((await deps.streams.refresh(brand, brandId)).state.status !== 'removed') continue;
    const context = contextOf(deps, stored, `reject event ${brandEventId}`);
    const command = { action: 'reject_removed' } as const;
    await runTarget(deps.streams, { on: 'brand_event', id: brandEventId, command }, context);
    await deps.claims.release(
      claimOfCode(scheduleCode),
      { category: 'brand_event', id: brandEventId },
      context,
    );
  }
};

function contextOf(deps: WriteDeps, { id, metadata }: StoredEvent, part: string) {
  return {
    commandId: derivedCommandId(id, part),
    actor: system,
    receivedAt: deps.clock(),
    correlationId: metadata.$correlationId,
    causationId: id,
  };
}
