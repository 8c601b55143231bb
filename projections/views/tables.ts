import type { Role } from '#domain/actor.ts';
import type { ViewState } from '#domain/views/view-state.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A saved view: the configuration of a list. Removed views have no row. */
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

/** The view that a page of the dashboard opens with, for one account. The view may be removed, or no longer shared. */
export interface FirstViewRow {
  /**
   * The stream's name without its category: `staff-3-stocks`. The key of a pinned view also has the view's id:
   * `staff-3-stocks:12`.
   */
  key: string;
  ownerLabel: Role;
  ownerId: number;
  room: string;
  viewId: number;
}

/** A view that an account has pinned to its menu. The view may be removed, or no longer shared. */
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
