import type { ViewShelfEvent } from '#domain/views/view-shelf.ts';
import type { Projection, Words } from '../projection.ts';
import { type FirstViewRow, firstViewsTable } from './tables.ts';

const words: Words<ViewShelfEvent, FirstViewRow> = {
  ViewPlaceTaken: null,
  ViewPlaceSettled: null,
  FirstViewChosen: null,
  ViewPinned: null,
  ViewUnpinned: null,
};

export const firstViewsProjection: Projection<FirstViewRow, ViewShelfEvent> = {
  name: 'first_views',
  table: firstViewsTable,
  categories: ['view_shelf'],
  knows: (type) => type in words,
  keys: ({ entityId }) => [entityId],
  fold(row, { event, entityId }) {
    if (event.type !== 'FirstViewChosen') return row;
    const { owner, room, viewId } = event.data;
    if (viewId === null) return null;
    return { key: entityId, ownerLabel: owner.label, ownerId: owner.id, room, viewId };
  },
};
