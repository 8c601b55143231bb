import type { Role } from '#domain/actor.ts';
import type { ViewState } from '#domain/views/view-state.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** What a person keeps of how a list looks; there is no row of one that was removed. */
export interface SavedViewRow {
  id: number;
  room: string;
  ownerLabel: Role;
  ownerId: number;
  brandId: number | null;
  name: string;
  state: ViewState;
  isShared: boolean;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const savedViewsTable: Table<SavedViewRow> = table<SavedViewRow>('read.saved_views', 'id', {
  id: 'integer',
  room: 'text',
  ownerLabel: 'text',
  ownerId: 'integer',
  brandId: 'integer',
  name: 'text',
  state: 'jsonb',
  isShared: 'boolean',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});

/** The view that a room opens with for a person. The view may be gone, or shared no more. */
export interface FirstViewRow {
  /** What follows the category in its stream's name, `staff-3-stocks`; with `:12` behind it for a view that is pinned. */
  key: string;
  ownerLabel: Role;
  ownerId: number;
  room: string;
  viewId: number;
}

/** A view that stands in a person's menu. The view may be gone, or shared no more. */
export interface PinnedViewRow extends FirstViewRow {
  pinnedAt: string;
}

export const pinnedViewsTable: Table<PinnedViewRow> = table<PinnedViewRow>('read.pinned_views', 'key', {
  key: 'text',
  ownerLabel: 'text',
  ownerId: 'integer',
  room: 'text',
  viewId: 'integer',
  pinnedAt: 'timestamptz',
});

export const firstViewsTable: Table<FirstViewRow> = table<FirstViewRow>('read.first_views', 'key', {
  key: 'text',
  ownerLabel: 'text',
  ownerId: 'integer',
  room: 'text',
  viewId: 'integer',
});
