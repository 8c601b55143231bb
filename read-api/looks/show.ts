import type { CertificationStatus } from '#domain/looks/look-kinds.ts';
import { type LookStanding, lookRules } from '#domain/looks/look-transitions.ts';
import type { LookOverallStatus } from '#domain/looks/overall-status.ts';
import { actionsFor } from '#domain/transition-table.ts';
import type { Caller } from '#http/caller.ts';
import type { LookRow } from '#projections/looks/tables.ts';
import { type EventOfLook, shownEvent } from '../briefs/brand-events/of-looks.ts';
import { brandBrief } from '../briefs/brands/brief.ts';
import { type ProposalOfLook, shownApplication, shownProposal } from '../briefs/collaborations/of-looks.ts';
import { type LookUseBrief, latestRegramOf } from '../briefs/look-uses/of-looks.ts';
import { certificationLogsOf } from '../briefs/looks/certification-logs.ts';
import type { GivenCash } from '../briefs/looks/given-cash.ts';
import { ofBrands } from '../briefs/looks/scope.ts';
import { memberBrief } from '../briefs/members/brief.ts';
import { productBrief, sizeBrief } from '../briefs/products/brief.ts';
import type { ActorNames } from '../kit/history/actors.ts';
import type { Like } from '../kit/shown/like.ts';
import { pictureSet } from '../kit/shown/picture.ts';
import type { Look, LookScore } from './contract.ts';
import type { LookItemWithNames, LookWithMember } from './rows.ts';

/** Transitions of existing looks, without the transitions that create a look. */
export const actionsOnLooks = {
  ...lookRules,
  table: lookRules.table.filter(({ action }) => action !== 'post' && action !== 'expire'),
};

/** The item certification status that stands for each look status. */
export const certificationOf: Readonly<Record<LookOverallStatus, CertificationStatus>> = {
  in_progress: 'Pending',
  on_hold: 'Deferred',
  rejected: 'Rejected',
  certified: 'Approved',
};

interface Shown {
  caller: Caller;
  now: string;
  likes: (id: number) => Like;
  /** The uses of a look that the caller may see, newest first. */
  uses: (id: number) => readonly LookUseBrief[];
  cash: GivenCash;
  /** The event of a reservation that the caller may see. */
  events: (reservationId: number | null) => EventOfLook | null;
  /** The proposal that the caller may see. */
  proposals: (proposalId: number | null) => ProposalOfLook | null;
  /** Looks up names of accounts that decided; null if the caller may not see them. */
  nameOf: ActorNames | null;
}

/** Shows a look with the items that the caller may see, at the instant `now`. */
export function shownLook(
  row: LookWithMember,
  items: readonly LookItemWithNames[],
  { caller, now, likes, uses, cash, events, proposals, nameOf }: Shown,
): Look {
  const standing: LookStanding = {
    status: 'posted',
    isHidden: row.isHidden,
    recertifications: row.recertifications,
    entries: items,
    brandEvent: row.brandEvent,
  };
  const liking = ofBrands(caller, row.likedBy, (brandId) => brandId);
  const event = events(row.reservationId);
  const proposal = proposals(row.proposalId);
  const lookItemMappings = items.map((item) => ({
    ...mappingOf(item, row, caller, nameOf),
    givenCash: cash(row, item.entryId),
  }));
  return {
    id: row.id,
    status: row.seenStatus,
    latestCertificationStatus: certificationOf[row.seenStatus],
    latestCertificationComment: lookItemMappings.flatMap(newestLog).sort(byId).at(-1)?.comment ?? null,
    isCertified: row.seenStatus === 'certified',
    revision: String(row.revision),
    createdTime: row.postedAt ?? row.createdAt,
    updatedTime: row.updatedAt,
    lookType: row.lookType,
    snsType: row.snsType,
    link: row.link,
    gender: row.userGender,
    description: row.description ?? '',
    isPublic: !row.isHidden,
    user: memberOf(row, caller),
    images: imagesOf(row),
    instagramInfo: row.snsType === 'Instagram' ? { ...postOf(row), followedBy: row.followers } : null,
    youtubeInfo: row.snsType === 'Youtube' ? { ...postOf(row), subscribedBy: row.followers } : null,
    isLinkValid: row.isLinkValid,
    isDuplicate: row.isDuplicate,
    like: likes(row.id),
    brandLike: { isMyLike: caller.label === 'brand_admin' && liking.length > 0, count: liking.length },
    reportCount: ofBrands(caller, row.reports, ({ brandId }) => brandId).length,
    contentUnitScore: row.contentUnitScore,
    recertificationCount: row.recertifications,
    lookItemMappings,
    productsV2: eachOnce(lookItemMappings.map(({ product }) => product)),
    productSizesV2: eachOnce(lookItemMappings.map(({ productSize }) => productSize)),
    trysetItems: items.flatMap(({ trysetItemId: id, trysetId }) =>
      id === null || trysetId === null ? [] : [{ id, trysetId }],
    ),
    commerceOrderItems: items.flatMap(({ orderItemId: id }) => (id === null ? [] : [{ id: Number(id) }])),
    latestBrandEventCertificationStatus: row.brandEvent?.status ?? null,
    brandEvent: event && shownEvent(event),
    brandEventGivenPoints: event?.givenPoints ?? null,
    brandEventGivenCash: event?.givenCash ?? null,
    proposal: proposal && shownProposal(proposal),
    selfCampaignApplication: proposal && shownApplication(proposal),
    productVersion: 'v2',
    lookUses: [...uses(row.id)],
    latestRegramRequestStatus: latestRegramOf(uses(row.id)),
    contentScores: items.map((item) => scoreOf(item, row)),
    actions: actionsFor(actionsOnLooks, standing, caller.label, now),
  };
}

export function memberOf(
  row: Pick<LookRow, 'userId' | 'userGender' | 'userRegion'> & Pick<LookWithMember, 'username' | 'realName'>,
  caller: Caller,
) {
  return memberBrief({ ...row, caller });
}

export function imagesOf({ images }: Pick<LookRow, 'images'>): Look['images'] {
  return images.flatMap(({ imageId, hash }, order) => {
    const image = pictureSet(hash);
    return image === null ? [] : [{ id: imageId, order, image }];
  });
}

function postOf(row: LookWithMember) {
  const { link, isLinkValid, isDuplicate, likeCount, commentCount, viewCount } = row;
  return { link, isLinkValid, isDuplicate, likeCount, commentCount, viewCount };
}

function mappingOf(item: LookItemWithNames, row: LookRow, caller: Caller, nameOf: ActorNames | null) {
  const entry = row.entries.find(({ entryId }) => entryId === item.entryId);
  const isForBrand = caller.label === 'brand_admin';
  return {
    id: item.entryId,
    trysetItemId: item.trysetItemId,
    commerceOrderItemId: item.orderItemId === null ? null : Number(item.orderItemId),
    trysetId: item.trysetId,
    latestCertificationStatus: item.status,
    rejectedReasons: [...(entry?.reasons ?? [])],
    otherRejectedReason: entry?.otherReason ?? null,
    comment: entry?.comment ?? null,
    certifiedTime: item.certifiedAt,
    uploadPoint: isForBrand ? null : item.uploadPoint,
    givenPoints: isForBrand ? null : item.givenPoints,
    certificationLogs: certificationLogsOf(row, item.entryId, nameOf),
    brand: brandBrief(item),
    product: productBrief(item),
    productSize: sizeBrief(item),
  };
}

/** A tagged item's score for its brand, counted once the item is certified. */
export function scoreOf(
  { entryId, lookId, status }: Pick<LookItemWithNames, 'entryId' | 'lookId' | 'status'>,
  { contentUnitScore }: Pick<LookRow, 'contentUnitScore'>,
): LookScore {
  return { id: entryId, lookId, contentUnitScore, isCertified: status === 'Approved' };
}

function eachOnce<Thing extends { id: number }>(things: readonly Thing[]): Thing[] {
  return [...new Map(things.map((thing) => [thing.id, thing])).values()];
}

const newestLog = ({ certificationLogs }: Look['lookItemMappings'][number]) => certificationLogs.slice(0, 1);
const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;
