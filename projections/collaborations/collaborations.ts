import { collaboration } from '#domain/collaborations/collaboration.ts';
import type { CollaborationEvent } from '#domain/collaborations/collaboration-events.ts';
import { idOf, type Projection } from '../projection.ts';
import { type CollaborationRow, collaborationsTable } from './tables.ts';

/** Lists every event type, so that a missing type does not compile. True if the event's reason stands in the row. */
const tellsReason: Readonly<Record<CollaborationEvent['type'], boolean>> = {
  BrandCollaborationRegistered: false,
  BrandCollaborationRevised: false,
  BrandCollaborationRecruited: false,
  BrandCollaborationClosed: false,
  BrandCollaborationCanceled: true,
};

export const collaborationsProjection: Projection<CollaborationRow, CollaborationEvent> = {
  name: 'brand_collaborations',
  table: collaborationsTable,
  categories: ['brand_collaboration'],
  knows: (type) => type in tellsReason,
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision, metadata } = recorded;
    const state = collaboration.evolve(row?.state ?? collaboration.initial, event, at);
    const { status, brandId, name, startDate, endDate, postUntil, isLookTaggable } = state;
    if (status === 'none') return null;
    return {
      id: idOf(recorded),
      brandId,
      status,
      name,
      startDate,
      endDate,
      postUntil,
      isLookTaggable,
      reason: tellsReason[event.type] ? (metadata.reason ?? null) : (row?.reason ?? null),
      state,
      revision,
      createdAt: row?.createdAt ?? at,
      updatedAt: at,
    };
  },
};
