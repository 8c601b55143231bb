import type { FirstViewRow, PinnedViewRow, SavedViewRow } from '#projections/views/tables.ts';

function viewRow(row: Pick<SavedViewRow, 'id' | 'ownerLabel' | 'ownerId' | 'name'> & Partial<SavedViewRow>) {
  return {
    room: 'stocks',
    brandId: null,
    state: { filters: {}, order: null, columns: null, density: null, size: null },
    isShared: false,
    revision: 0n,
    createdAt: '2026-03-01T00:00:00.000Z',
    updatedAt: '2026-03-01T00:00:00.000Z',
    ...row,
  };
}

const ofA = { ownerLabel: 'brand_admin', brandId: 1 } as const;
const ofB = { ownerLabel: 'brand_admin', brandId: 2 } as const;

/**
 * Saved views of two staff, of two admins of brand A (10 and 11) and of one of B (20). Each person shares one view.
 */
export const savedViews: readonly SavedViewRow[] = [
  viewRow({
    id: 31,
    ownerLabel: 'staff',
    ownerId: 1,
    name: 'Linen',
    state: {
      filters: { statuses: 'in_stock', search: 'linen' },
      order: '-use_count',
      columns: [{ field: 'code', hidden: true }],
      density: 'compact',
      size: 100,
    },
    revision: 3n,
  }),
  viewRow({ id: 32, ownerLabel: 'staff', ownerId: 1, name: 'All', room: 'trysetItems' }),
  viewRow({ id: 33, ownerLabel: 'staff', ownerId: 2, name: 'On hold', isShared: true }),
  viewRow({ id: 34, ownerLabel: 'staff', ownerId: 2, name: 'Private of 2' }),
  // Ids are unique only within one kind of account: staff 10 is not admin 10.
  viewRow({ id: 35, ownerLabel: 'staff', ownerId: 10, name: 'Private of staff 10' }),
  viewRow({ id: 41, ...ofA, ownerId: 10, name: 'Coats' }),
  viewRow({ id: 42, ...ofA, ownerId: 11, name: 'Asked back', isShared: true }),
  viewRow({ id: 43, ...ofA, ownerId: 11, name: 'Private of 11' }),
  viewRow({ id: 44, ...ofB, ownerId: 20, name: 'Bolt, asked back', isShared: true }),
];

export const firstViews: readonly FirstViewRow[] = [
  { key: 'staff-1-stocks', ownerLabel: 'staff', ownerId: 1, room: 'stocks', viewId: 33 },
  { key: 'brand_admin-10-stocks', ownerLabel: 'brand_admin', ownerId: 10, room: 'stocks', viewId: 43 },
];

const pinnedAt = '2026-03-01T00:00:00.000Z';

/** Pinned views; of these, 34 and 43 are not shared. */
export const pinnedViews: readonly PinnedViewRow[] = [
  { key: 'staff-1-stocks:33', ownerLabel: 'staff', ownerId: 1, room: 'stocks', viewId: 33, pinnedAt },
  { key: 'staff-1-stocks:34', ownerLabel: 'staff', ownerId: 1, room: 'stocks', viewId: 34, pinnedAt },
  {
    key: 'brand_admin-10-stocks:43',
    ownerLabel: 'brand_admin',
    ownerId: 10,
    room: 'stocks',
    viewId: 43,
    pinnedAt,
  },
  {
    key: 'brand_admin-10-stocks:41',
    ownerLabel: 'brand_admin',
    ownerId: 10,
    room: 'stocks',
    viewId: 41,
    pinnedAt,
  },
];
