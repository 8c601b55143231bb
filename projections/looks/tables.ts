import type { Role } from '#domain/actor.ts';
import type { Judged } from '#domain/looks/checks.ts';
import type { LookEntry } from '#domain/looks/entry.ts';
import type { LookImage, Rejection } from '#domain/looks/look-events.ts';
import type { CertificationMethod, CertificationStatus } from '#domain/looks/look-kinds.ts';
import type { LookReport, LookState } from '#domain/looks/look-state.ts';
import type { LookOverallStatus } from '#domain/looks/overall-status.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** One line of an item's certification log. */
export interface CertificationLog extends Rejection, Judged {
  entryId: number;
  status: CertificationStatus;
  comment: string | null;
  createdAt: string;
  actorLabel: Role;
  actorId: number | null;
}

/** A look: its folded state, and fields that only readers need. Times are ISO instants. */
export interface LookRow
  extends Omit<LookState, 'lookId' | 'reactions' | 'status' | 'words' | 'hasLink' | 'contentVersion'> {
  link: string | null;
  /** The look's text; null if the look was removed. */
  description: string | null;
  id: number;
  life: LookState['status'];
  /** The look's status over all tagged items. */
  status: LookOverallStatus;
  images: LookImage[];
  entries: LookEntry[];
  brandIds: number[];
  likedBy: number[];
  reports: LookReport[];
  /** The certification log lines, in the order of their events. */
  logs: CertificationLog[];
  likeCount: number | null;
  commentCount: number | null;
  viewCount: number | null;
  followers: number | null;
  /** The normalized link of the post. All addresses of the same post have the same normalized link; null without a link. */
  normalizedLink: string | null;
  /**
   * The score that a certified item gives its brand. Null while the look's follower count is unknown, except for blogs, which
   * count 1.
   */
  contentUnitScore: number | null;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const looksTable: Table<LookRow> = {
  ...table<LookRow>('read.looks', 'id', {
    id: 'integer',
    life: 'text',
    status: 'text',
    userId: 'integer',
    userGender: 'text',
    userRegion: 'text',
    lookType: 'text',
    snsType: 'text',
    link: 'text',
    normalizedLink: 'text',
    description: 'text',
    images: 'jsonb',
    entries: 'jsonb',
    brandIds: 'integer[]',
    logs: 'jsonb',
    keepDays: 'integer',
    reservationId: 'integer',
    proposalId: 'integer',
    eventBrandId: 'integer',
    brandEvent: 'jsonb',
    isHidden: 'boolean',
    isLinkValid: 'boolean',
    goneSince: 'timestamptz',
    isMarkedPaid: 'boolean',
    likeCount: 'integer',
    commentCount: 'integer',
    viewCount: 'integer',
    followers: 'integer',
    contentUnitScore: 'integer',
    countedAt: 'timestamptz',
    snsProblem: 'jsonb',
    recertifications: 'integer',
    likedBy: 'integer[]',
    reports: 'jsonb',
    postedAt: 'timestamptz',
    revision: 'bigint',
    createdAt: 'timestamptz',
    updatedAt: 'timestamptz',
  }),
  names: {
    columns: ['link', 'normalizedLink', 'description'],
    forgotten: { column: 'life', value: 'removed' },
  },
};

/** An item that a posted look tags. */
export interface LookItemRow {
  lookId: number;
  entryId: number;
  /** The tagged tryset item or order item; the other one is null. */
  trysetItemId: number | null;
  orderItemId: bigint | null;
  trysetId: number | null;
  brandId: number;
  productId: number;
  productSizeId: number;
  status: CertificationStatus;
  uploadPoint: number;
  givenPoints: number;
  certifiedAt: string | null;
  decidedAt: string | null;
  decidedBy: CertificationMethod | null;
}

export const lookItemsTable: Table<LookItemRow> = table<LookItemRow>('read.look_items', 'lookId', {
  lookId: 'integer',
  entryId: 'integer',
  trysetItemId: 'integer',
  orderItemId: 'bigint',
  trysetId: 'integer',
  brandId: 'integer',
  productId: 'integer',
  productSizeId: 'integer',
  status: 'text',
  uploadPoint: 'integer',
  givenPoints: 'integer',
  certifiedAt: 'timestamptz',
  decidedAt: 'timestamptz',
  decidedBy: 'text',
});

/** A look as one of its brands sees it, with the status over that brand's items. */
export interface LookBrandRow {
  lookId: number;
  brandId: number;
  status: LookOverallStatus;
}

export const lookBrandsTable: Table<LookBrandRow> = table<LookBrandRow>('read.look_brands', 'lookId', {
  lookId: 'integer',
  brandId: 'integer',
  status: 'text',
});
