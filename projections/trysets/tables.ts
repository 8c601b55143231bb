import type { MemberGender } from '#domain/members/member-kinds.ts';
import type { Region } from '#domain/regions.ts';
import type { TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import type { OverviewStatus } from '#domain/tryset-items/overview-status.ts';
import type { TrysetLife } from '#domain/trysets/tryset-state.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A tryset's copy of one of its items. `status` is `idle` until the item's own first event. */
export interface ItemOfTryset {
  id: number;
  status: TrysetItemStatus;
  brandId: number;
  productId: number;
  deliveredAt: string | null;
  isRemoved: boolean;
}

/** A tryset. Its recipient is in `private.people` under `tryset:<id>`. */
export interface TrysetRow {
  id: number;
  life: TrysetLife;
  /** The status over all items of the tryset; null if all items are canceled or removed, and then no list shows the tryset. */
  status: OverviewStatus | null;
  userId: number;
  userGender: MemberGender | null;
  userRegion: Region;
  isPreferExpress: boolean;
  requestedPoints: number;
  expectedDeliveryOn: string | null;
  /** The proposal of a collaboration that it follows; null if it follows none. */
  proposalId: number | null;
  /** The day on which the parcel is prepared, the day before the expected delivery; null if that is unknown. */
  prepareOn: string | null;
  /** The items of the tryset, in the order of the request. */
  items: ItemOfTryset[];
  brandIds: number[];
  customLink: string | null;
  handoverInfo: string | null;
  pickupReason: string | null;
  requestedPickupDate: string | null;
  confirmedPickupDate: string | null;
  returnApprovedAt: string | null;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const trysetsTable: Table<TrysetRow> = table<TrysetRow>('read.trysets', 'id', {
  id: 'integer',
  life: 'text',
  status: 'text',
  userId: 'integer',
  userGender: 'text',
  userRegion: 'text',
  isPreferExpress: 'boolean',
  requestedPoints: 'integer',
  expectedDeliveryOn: 'date',
  proposalId: 'integer',
  prepareOn: 'date',
  items: 'jsonb',
  brandIds: 'integer[]',
  customLink: 'text',
  handoverInfo: 'text',
  pickupReason: 'text',
  requestedPickupDate: 'date',
  confirmedPickupDate: 'date',
  returnApprovedAt: 'timestamptz',
  revision: 'bigint',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});

/** A tryset as one of its brands sees it: one row per brand, with the status over that brand's items. */
export interface TrysetBrandRow {
  trysetId: number;
  brandId: number;
  status: OverviewStatus | null;
}

export const trysetBrandsTable: Table<TrysetBrandRow> = table<TrysetBrandRow>(
  'read.tryset_brands',
  'trysetId',
  { trysetId: 'integer', brandId: 'integer', status: 'text' },
);
