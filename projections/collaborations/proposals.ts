import { proposal } from '#domain/collaborations/proposal.ts';
import type { ProposalEvent } from '#domain/collaborations/proposal-events.ts';
import { idOf, type Projection } from '../projection.ts';
import { type ProposalRow, proposalsTable } from './tables.ts';

/** Lists every event type, so that a missing type does not compile. True if the event's reason stands in the row. */
const tellsReason: Readonly<Record<ProposalEvent['type'], boolean>> = {
  ProposalMade: false,
  ProposalApplied: false,
  ProposalExpired: false,
  ProposalRead: false,
  ProposalApproved: false,
  ProposalConfirmed: false,
  ProposalConfirmFailed: false,
  ProposalSent: false,
  ProposalDelivered: false,
  ProposalRejected: true,
  ProposalCanceled: true,
  ProposalRewarded: false,
  ProposalRevoked: false,
};

/** A place that was given up has no row: there never was a proposal. */
export const proposalsProjection: Projection<ProposalRow, ProposalEvent> = {
  name: 'proposals',
  table: proposalsTable,
  categories: ['proposal'],
  knows: (type) => type in tellsReason,
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision, metadata } = recorded;
    const state = proposal.evolve(row?.state ?? proposal.initial, event, at);
    const { status, brandCollaborationId, brandId, userId, assignedPoint, lookUploadCash } = state;
    if (status === 'none' || status === 'expired') return null;
    const { feedIndex, trysetId, readAt, rewarded, failure } = state;
    return {
      id: idOf(recorded),
      brandCollaborationId,
      brandId,
      userId,
      status,
      assignedPoint,
      lookUploadCash,
      feedIndex,
      trysetId,
      readAt,
      givenPoints: rewarded?.assignedPoint ?? 0,
      givenCash: rewarded?.lookUploadCash ?? 0,
      failure,
      reason: tellsReason[event.type] ? (metadata.reason ?? null) : (row?.reason ?? null),
      state,
      revision,
      createdAt: row?.createdAt ?? at,
      updatedAt: at,
    };
  },
};
