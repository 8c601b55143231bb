import type { DomainEvent } from '../event.ts';
import type { MemberGender } from '../members/member-kinds.ts';
import type { PictureStripping } from '../pictures/stripping.ts';
import type { Region } from '../regions.ts';
import type { Judged } from './checks.ts';
import type { LookReportType, LookSnsType, LookType, SnsProblem } from './look-kinds.ts';
import type { RejectionReason } from './rejection-reasons.ts';
import type { SaidWords } from './words.ts';

/** A tagged item, by an id of its own, as it was known when it was tagged. */
export interface LookEntryDescription {
  entryId: number;
  trysetItemId: number;
  trysetId: number;
  brandId: number;
  productId: number;
  productSizeId: number;
  /** Whole points that the item earns on the look's network once it is certified. */
  uploadPoint: number;
  /** What of them stands given already, for a look of before that is gone. */
  givenPoints: number;
}

/** A picture, by its number in the look's life and the hash of its bytes. */
export interface LookImage {
  imageId: number;
  hash: string;
}

export interface LookDescription {
  lookId: number;
  userId: number;
  userGender: MemberGender | null;
  userRegion: Region;
  lookType: LookType;
  snsType: LookSnsType;
  words: SaidWords;
  /** Whether a link is among the words. */
  hasLink: boolean;
  images: readonly LookImage[];
  /** Days after an approval within which a look that is removed costs what was given for it. */
  keepDays: number;
}

/** Whole points by which a decision changes what stands given for a tagged item. */
export interface PointChange {
  entryId: number;
  points: number;
}

export interface Rejection {
  reasons: readonly RejectionReason[];
  /** In words, where `Other` is among the reasons. */
  otherReason: string | null;
}

/** Whether an address leads to a post. */
export interface LinkFacts {
  isValid: boolean;
  isDeleted: boolean;
  /** Whether the network marks the post as paid; left out where it does not tell, and by people. */
  isMarkedPaid?: boolean;
}

/** What a network tells of a post; null where it does not. */
export interface Reactions {
  like: number | null;
  comment: number | null;
  view: number | null;
  /** Of the member's account, at that time. */
  followers: number | null;
}

type E<Type extends string, Data> = DomainEvent<Type, Data>;
type Nothing = Record<string, never>;

/** Events of one tagged item. */
export type LookEntryEvent =
  | E<'LookItemTagged', LookEntryDescription>
  | E<'LookItemUntagged', PointChange & { trysetItemId: number }>
  /** A method looked and left the decision to people. */
  | E<'LookItemChecked', { entryId: number } & Judged>
  | E<'LookItemApproved', PointChange & Judged>
  | E<'LookItemRejected', PointChange & Rejection & Judged>
  | E<'LookItemDeferred', { entryId: number; comment: string | null } & Pick<Rejection, 'reasons'> & Judged>
  | E<'LookItemReopened', PointChange>;

/** Events of `look-<id>`. */
export type LookEvent =
  | LookEntryEvent
  | E<'LookPosted', LookDescription & { entries: readonly LookEntryDescription[] }>
  | E<'LookPostExpired', { lookId: number }>
  /** `hasLink` is null where the link stays what it was. */
  | E<'LookRevised', { changed: SaidWords; hasLink: boolean | null }>
  | E<'LookImageAdded', LookImage>
  | E<'LookImageReplaced', LookImage>
  /** One of its pictures, of now or before, lost what a camera had written into it. */
  | E<'LookPictureStripped', PictureStripping>
  /** `place` counts from 0. */
  | E<'LookImageMoved', { imageId: number; place: number }>
  | E<'LookImageRemoved', { imageId: number }>
  | E<'LookHidden', Nothing>
  | E<'LookShown', Nothing>
  | E<'LookLinkChecked', LinkFacts>
  | E<'LookReactionsCounted', Reactions>
  /** Its network did not tell of it; that it does again is an event of its own. */
  | E<'LookSnsFailed', { problem: SnsProblem }>
  | E<'LookSnsAnswered', Nothing>
  | E<'LookRejected', { entries: readonly PointChange[] } & Rejection>
  | E<'LookRecertificationRequested', { entryIds: readonly number[]; comment: string | null }>
  | E<'BrandLikedLook', { brandId: number }>
  | E<'BrandUnlikedLook', { brandId: number }>
  | E<'LookReported', { brandId: number; reportType: LookReportType; comment: string | null }>
  /** Whole points that the member pays. */
  | E<'LookPenalized', { points: number }>
  | E<'LookRemoved', { entries: readonly PointChange[] }>;
