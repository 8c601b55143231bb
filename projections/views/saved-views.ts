import { type SavedViewState, savedView } from '#domain/views/saved-view.ts';
import type { SavedViewEvent } from '#domain/views/saved-view-events.ts';
import type { ViewOwner } from '#domain/views/view-owner.ts';
import { idOf, type Projection, type Words } from '../projection.ts';
import { type SavedViewRow, savedViewsTable } from './tables.ts';

const words: Words<SavedViewEvent, SavedViewRow> = {
  SavedViewCreated: null,
  SavedViewCreationExpired: null,
  SavedViewRevised: null,
  SavedViewShared: null,
  SavedViewUnshared: null,
  SavedViewRemoved: null,
};

export const savedViewsProjection: Projection<SavedViewRow, SavedViewEvent> = {
  name: 'saved_views',
  table: savedViewsTable,
  categories: ['saved_view'],
  knows: (type) => type in words,
  keys: (recorded) => [idOf(recorded)],
  fold(row, { event, at, revision }) {
    const { status, view } = savedView.evolve(row === null ? savedView.initial : stateOf(row), event, at);
    if (status !== 'active' || view === null) return null;
    const { viewId: id, owner, ...said } = view;
    return {
      id,
      ...said,
      ownerLabel: owner.label,
      ownerId: owner.id,
      brandId: owner.brandId,
      revision,
      createdAt: row?.createdAt ?? at,
      updatedAt: at,
    };
  },
};

function stateOf({
  id,
  ownerLabel,
  ownerId,
  brandId,
  room,
  name,
  state,
  isShared,
}: SavedViewRow): SavedViewState {
  const owner = { label: ownerLabel, id: ownerId, brandId } as ViewOwner;
  return { status: 'active', view: { viewId: id, room, owner, name, state, isShared } };
}
