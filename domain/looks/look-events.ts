import type { DomainEvent } from '../event.ts';
import type { MemberGender } from '../members/member-kinds.ts';
import type { PictureStripping } from '../pictures/stripping.ts';
import type { Region } from '../regions.ts';
import type { Judged } from './checks.ts';
import type { LookReportType, LookSnsType, LookType, SnsProblem, TaggedKind } from './look-kinds.ts';
import type { RejectionReason } from './rejection-reasons.ts';
import type { SaidWords } from './words.ts';

/** The thing that a look tags. An order item of a tryset is tagged as its tryset item. */
export interface Tagged {
  kind: TaggedKind;
  id: number;
}

/** A tagged item with its own id (`entryId`) and the facts known when it was tagged. */
export interface LookEntryDescription {
  entryId: number;
  of: Tagged;
  /** The tryset of a tryset item; null for an order item. */
  trysetId: number | null;
  brandId: number;
  productId: number;
  productSizeId: number;
  /** The whole points that the item earns on the look's network once it is certified. */
  uploadPoint: number;
  /** The points already given for the item through an earlier look that was removed. */
  givenPoints: number;
}

/** A picture of a look: its number within the look and the hash of its bytes. */
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
  /** True if the look has a link to a post. */
  hasLink: boolean;
  images: readonly LookImage[];
  /** The number of days after an approval in which removing the look takes its points back. */
  keepDays: number;
  /** The reservation of a brand's event, or the proposal of a collaboration, that the look is for. At most one is set. */
  reservationId: number | null;
  proposalId: number | null;
  /** The brand of the reservation's event, which sees the look; part of the event since version 4. */
  eventBrandId: number | null;
}

/** The whole points by which a decision changes the points given for a tagged item. */
export interface PointChange {
  entryId: number;
  points: number;
}

export interface Rejection {
  reasons: readonly RejectionReason[];
  /** The reason in free text, if the reasons contain `Other`; else null. */
  otherReason: string | null;
}

/** The result of a link check: whether the address leads to a post. */
export interface LinkFacts {
  isValid: boolean;
  isDeleted: boolean;
  /** Whether the network labels the post as paid. Missing if the network does not tell, or if a person checked the link. */
  isMarkedPaid?: boolean;
}

/** A network's counts for a post. A count is null if the network does not report it. */
export interface Reactions {
  like: number | null;
  comment: number | null;
  view: number | null;
  /** The followers of the member's account at the time of the count. */
  followers: number | null;
}

type E<Type extends string, Data> = DomainEvent<Type, Data>;
type Nothing = Record<string, never>;

/** The events of one tagged item. */
export type LookEntryEvent =
  | E<'LookItemTagged', LookEntryDescription>
  | E<'LookItemUntagged', PointChange & { trysetItemId: number | null }>
  /** A method checked the item but left the decision to people. */
  | E<'LookItemChecked', { entryId: number } & Judged>
  | E<'LookItemApproved', PointChange & Judged>
  | E<'LookItemRejected', PointChange & Rejection & Judged>
  | E<'LookItemDeferred', { entryId: number; comment: string | null } & Pick<Rejection, 'reasons'> & Judged>
  | E<'LookItemReopened', PointChange>;

/** The events of the certification for a brand's event. */
export type LookBrandEventEvent =
  | E<'LookBrandEventApproved', Nothing>
  | E<'LookBrandEventRejected', Rejection>
  | E<'LookBrandEventReopened', Nothing>;

/** The events of the stream `look-<id>`. */
export type LookEvent =
  | LookEntryEvent
  | LookBrandEventEvent
  | E<'LookPosted', LookDescription & { entries: readonly LookEntryDescription[] }>
  | E<'LookPostExpired', { lookId: number }>
  /** The link or the text changed. `hasLink` is null if the link did not change. */
  | E<'LookRevised', { changed: SaidWords; hasLink: boolean | null }>
  | E<'LookImageAdded', LookImage>
  | E<'LookImageReplaced', LookImage>
  /** Camera metadata was removed from a current or former picture of the look. */
  | E<'LookPictureStripped', PictureStripping>
  /** A picture was moved; `place` counts from 0. */
  | E<'LookImageMoved', { imageId: number; place: number }>
  | E<'LookImageRemoved', { imageId: number }>
  | E<'LookHidden', Nothing>
  | E<'LookShown', Nothing>
  | E<'LookLinkChecked', LinkFacts>
  | E<'LookReactionsCounted', Reactions>
  /** The network failed to answer a question about the post. `LookSnsAnswered` marks its recovery. */
  | E<'LookSnsFailed', { problem: SnsProblem }>
  | E<'LookSnsAnswered', Nothing>
  | E<'LookRejected', { entries: readonly PointChange[] } & Rejection>
  | E<'LookRecertificationRequested', { entryIds: readonly number[]; comment: string | null }>
  | E<'BrandLikedLook', { brandId: number }>
  | E<'BrandUnlikedLook', { brandId: number }>
  | E<'LookReported', { brandId: number; reportType: LookReportType; comment: string | null }>
  /** The member pays a penalty of whole points. */
  | E<'LookPenalized', { points: number }>
  | E<'LookRemoved', { entries: readonly PointChange[] }>;
