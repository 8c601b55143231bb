import type { ViewShelfEvent } from '#domain/views/view-shelf.ts';
import type { Projection } from '../projection.ts';
import { firstViewsProjection } from './first-views.ts';
import { type PinnedViewRow, pinnedViewsTable } from './tables.ts';

export const pinnedViewsProjection: Projection<PinnedViewRow, ViewShelfEvent> = {
  name: 'pinned_views',
  table: pinnedViewsTable,
  categories: ['view_shelf'],
  knows: firstViewsProjection.knows,
  keys: ({ event: { type, data }, entityId }) =>
    type === 'ViewPinned' || type === 'ViewUnpinned' ? [`${entityId}:${data.viewId}`] : [],
  fold(row, { event, at }, key) {
    if (event.type === 'ViewUnpinned') return null;
    if (event.type !== 'ViewPinned') return row;
    const { owner, room, viewId } = event.data;
    return { key: String(key), ownerLabel: owner.label, ownerId: owner.id, room, viewId, pinnedAt: at };
  },
};
