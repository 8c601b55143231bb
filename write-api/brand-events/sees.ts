import type { Occasion } from '#domain/brand-events/occasion-state.ts';
import type { Reservation } from '#domain/brand-events/reservation-state.ts';
import type { Caller } from '#http/caller.ts';
import { isInScope } from '../kit/scope.ts';

/** Returns a function that tells whether an event exists, and the caller may see it. Members see those that staff approved. */
export function seesOccasion(caller: Caller): (state: Occasion) => boolean {
  return ({ status, brandId }) => {
    if (brandId === 0) return false;
    return caller.label === 'user'
      ? status === 'recruiting' || status === 'done'
      : isInScope(caller, { brandIds: [brandId] });
  };
}

/** Returns a function that tells whether a reservation exists and is the caller's: the member's, the brand's or staff's. */
export function seesReservation(caller: Caller): (state: Reservation) => boolean {
  return ({ brandId, userId }) => brandId !== 0 && isInScope(caller, { brandIds: [brandId], userId });
}
