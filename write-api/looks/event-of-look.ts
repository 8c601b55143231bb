import { isOpenReservation } from '#domain/brand-events/event-kinds.ts';
import { occasion } from '#domain/brand-events/occasion.ts';
import { reservation } from '#domain/brand-events/reservation.ts';
import { collaboration } from '#domain/collaborations/collaboration.ts';
import { proposal } from '#domain/collaborations/proposal.ts';
import { confirmedOrLater } from '#domain/collaborations/proposal-transitions.ts';
import type { LookDescription } from '#domain/looks/look-events.ts';
import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';

type EventOfLook = Pick<LookDescription, 'reservationId' | 'proposalId' | 'eventBrandId'>;

export const noEvent: EventOfLook = { reservationId: null, proposalId: null, eventBrandId: null };

/** Returns what a look is for, with the brand that sees it. Throws 422 if it is for both an event and a collaboration. */
export async function eventOfLook(
  deps: Pick<WriteDeps, 'streams'>,
  userId: number,
  { reservationId, proposalId }: { reservationId?: number; proposalId?: number },
): Promise<EventOfLook> {
  if (reservationId !== undefined && proposalId !== undefined) {
    const message = 'a look is for an event or for a collaboration: name one of them';
    throw unprocessable('look.reservation_and_proposal', message);
  }
  if (reservationId !== undefined) return reservationOfLook(deps, userId, reservationId);
  return proposalId === undefined ? noEvent : proposalOfLook(deps, userId, proposalId);
}

/**
 * Returns the proposal that a look is for, with its brand. Throws 422 `look.proposal_unknown` if the member has no such proposal,
 * `look.proposal_not_confirmed` if it is not confirmed, and `look.collaboration_not_taggable`.
 */
async function proposalOfLook(
  { streams }: Pick<WriteDeps, 'streams'>,
  userId: number,
  proposalId: number,
): Promise<EventOfLook> {
  const { state } = await streams.refresh(proposal, proposalId);
  if (state.userId !== userId) {
    const message = `the member has no proposal ${proposalId}; name one of the member's own`;
    throw unprocessable('look.proposal_unknown', message, { proposalId });
  }
  if (!(confirmedOrLater as readonly string[]).includes(state.status)) {
    const message = 'the proposal is not confirmed: confirm it before you post the look';
    throw unprocessable('look.proposal_not_confirmed', message, { proposalId, state: state.status });
  }
  const { brandCollaborationId, brandId } = state;
  const { isLookTaggable } = (await streams.refresh(collaboration, brandCollaborationId)).state;
  if (!isLookTaggable) {
    const message = 'the collaboration takes no looks: post the look without the proposal';
    throw unprocessable('look.collaboration_not_taggable', message, { brandCollaborationId });
  }
  return { reservationId: null, proposalId, eventBrandId: brandId };
}

/**
 * Returns the reservation that a look is for, with the brand of its event. Throws 422 `look.reservation_unknown` if the member has
 * no such reservation, `look.reservation_over` if it is canceled or waits for an answer, and `look.event_not_taggable`.
 */
async function reservationOfLook(
  { streams }: Pick<WriteDeps, 'streams'>,
  userId: number,
  reservationId: number,
): Promise<EventOfLook> {
  const { state } = await streams.refresh(reservation, reservationId);
  if (state.userId !== userId) {
    const message = `the member has no reservation ${reservationId}; name one of the member's own`;
    throw unprocessable('look.reservation_unknown', message, { reservationId });
  }
  if (!isOpenReservation(state.status) || state.askedAt !== null) {
    const message = 'the reservation is canceled or waits for an answer: name one that stands';
    throw unprocessable('look.reservation_over', message, { reservationId, state: state.status });
  }
  const { isLookTaggable } = (await streams.refresh(occasion, state.brandEventId)).state;
  if (!isLookTaggable) {
    const message = 'the event takes no looks: post the look without the reservation';
    throw unprocessable('look.event_not_taggable', message, { brandEventId: state.brandEventId });
  }
  return { reservationId, proposalId: null, eventBrandId: state.brandId };
}
