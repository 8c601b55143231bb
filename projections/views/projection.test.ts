import { expect, test } from 'vitest';
import type { SavedViewEvent } from '#domain/views/saved-view-events.ts';
import type { ViewShelfEvent } from '#domain/views/view-shelf.ts';
import { foldAll, type Given } from '../testing/folding.ts';
import { firstViewsProjection } from './first-views.ts';
import { pinnedViewsProjection } from './pinned-views.ts';
import { savedViewsProjection } from './saved-views.ts';

const owner = { label: 'brand_admin', id: 7, brandId: 3 } as const;
const state = { filters: { q: 'linen' }, order: null, columns: null, density: null, size: 20 };
const history: Given<SavedViewEvent>[] = [
  {
    event: {
      type: 'SavedViewCreated',
      data: { viewId: 12, room: 'stocks', owner, name: 'Linen', state, isShared: false },
    },
  },
  { event: { type: 'SavedViewShared', data: {} }, on: '2025-01-02' },
  { event: { type: 'SavedViewRevised', data: { changed: { name: 'Wool' } } }, on: '2025-01-03' },
];

test('a view’s row has its owner’s latest changes', () => {
  expect(foldAll(savedViewsProjection, 'saved_view-12', history)).toStrictEqual({
    id: 12,
    room: 'stocks',
    ownerLabel: 'brand_admin',
    ownerId: 7,
    brandId: 3,
    name: 'Wool',
    state,
    isShared: true,
    revision: 2n,
    createdAt: '2025-01-01T00:00:00.000Z',
    updatedAt: '2025-01-03T00:00:00.000Z',
  });
  const unshared: Given<SavedViewEvent> = { event: { type: 'SavedViewUnshared', data: {} } };
  expect(foldAll(savedViewsProjection, 'saved_view-12', [...history, unshared])).toMatchObject({
    isShared: false,
  });
});

test('a view that was removed, or never came, has no row', () => {
  const removed: Given<SavedViewEvent> = { event: { type: 'SavedViewRemoved', data: {} } };
  expect(foldAll(savedViewsProjection, 'saved_view-12', [...history, removed])).toBeNull();
  const expired: Given<SavedViewEvent> = {
    event: { type: 'SavedViewCreationExpired', data: { viewId: 13 } },
  };
  expect(foldAll(savedViewsProjection, 'saved_view-13', [expired])).toBeNull();
});

test('a page’s first view is the last one chosen', () => {
  const chosen = (viewId: number | null): Given<ViewShelfEvent> => ({
    event: { type: 'FirstViewChosen', data: { owner, room: 'stocks', viewId } },
  });
  const taken: Given<ViewShelfEvent> = {
    event: { type: 'ViewPlaceTaken', data: { owner, room: 'stocks', viewId: 12, name: 'Linen' } },
  };
  const stream = 'view_shelf-brand_admin-7-stocks';
  expect(foldAll(firstViewsProjection, stream, [taken])).toBeNull();
  expect(foldAll(firstViewsProjection, stream, [chosen(12), chosen(14), taken])).toStrictEqual({
    key: 'brand_admin-7-stocks',
    ownerLabel: 'brand_admin',
    ownerId: 7,
    room: 'stocks',
    viewId: 14,
  });
  expect(foldAll(firstViewsProjection, stream, [chosen(12), chosen(null)])).toBeNull();
});

test('a pinned view has a row until it is taken out of the menu', () => {
  const of = { owner, room: 'stocks', viewId: 12 };
  const pinned: Given<ViewShelfEvent> = { event: { type: 'ViewPinned', data: of } };
  const unpinned: Given<ViewShelfEvent> = { event: { type: 'ViewUnpinned', data: of } };
  const stream = 'view_shelf-brand_admin-7-stocks';
  expect(foldAll(pinnedViewsProjection, stream, [pinned])).toStrictEqual({
    key: 'brand_admin-7-stocks:12',
    ownerLabel: 'brand_admin',
    ownerId: 7,
    room: 'stocks',
    viewId: 12,
    pinnedAt: '2025-01-01T00:00:00.000Z',
  });
  expect(foldAll(pinnedViewsProjection, stream, [pinned, unpinned])).toBeNull();
});
