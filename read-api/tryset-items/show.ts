import { actionsFor } from '#domain/transition-table.ts';
import { trysetItemRules } from '#domain/tryset-items/item-transitions.ts';
import { itemOutcome } from '#domain/tryset-items/outcome.ts';
import { daysUntil, remainingDays, trialEnd } from '#domain/tryset-items/trial.ts';
import type { UploadPoints } from '#domain/tryset-items/upload-points.ts';
import type { Caller } from '#http/caller.ts';
import { brandBrief } from '../briefs/brands/brief.ts';
import { productBrief, sizeBrief } from '../briefs/products/brief.ts';
import { seesRealNames } from '../kit/scope.ts';
import type { TrysetItem } from './contract.ts';
import type { TrysetItemWithNames } from './rows.ts';
import { standingOf } from './standing.ts';

/** Transitions of existing items, without the transitions that create one. */
export const actionsOnItems = {
  ...trysetItemRules,
  table: trysetItemRules.table.filter(({ action }) => action !== 'request'),
};

/** An item's fields without its actions. */
export type TrysetItemFacts = Omit<TrysetItem, 'actions'>;

/** An item as the caller may see it at the instant `now`, with the actions that the caller may take. */
export function shownTrysetItem(row: TrysetItemWithNames, caller: Caller, now: string): TrysetItem {
  const actions = actionsFor(actionsOnItems, standingOf(row), caller.label, now);
  return { ...trysetItemFacts(row, caller, now), actions };
}

export function trysetItemFacts(row: TrysetItemWithNames, caller: Caller, now: string): TrysetItemFacts {
  const outcome = itemOutcome(row);
  // Members do not see garment notes, which are for staff and brands.
  const isOfTheHouse = caller.label !== 'user';
  return {
    id: row.id,
    trysetId: row.trysetId,
    status: row.status,
    outcome,
    outcomeCause: outcome === null ? null : row.outcomeCause,
    revision: String(row.revision),
    createdTime: row.createdAt,
    updatedTime: row.updatedAt,
    isExpress: row.isExpress,
    useMode: row.useMode,
    trialDays: row.trialDays,
    deliveredTime: row.deliveredAt,
    trialEnd: trialEnd(row),
    remainingDays: remainingDays(row, now),
    isTrialEnded: row.isTrialEnded,
    isPostOverdue: row.isPostOverdue,
    ruleCodes: row.ruleCodes,
    isLookPosted: row.lookId !== null,
    latestUploadSnsType: row.lookSnsType,
    uploadRemainDays: uploadRemainDays(row, now),
    maxExtendedLookPostDate: row.postExtendedTo,
    isBrandBoostingApplied: false,
    ...pointsOf(row, caller),
    boxScore: row.boxScore,
    metadata: row.metadata,
    postStatus: row.postStatus,
    refusalType: row.refusalType,
    refusalReason: row.refusalReason,
    damageReportedTime: row.damage?.reportedAt ?? null,
    faultType: row.faultType,
    deferredReason: row.deferredReason,
    courier: row.courier,
    trackingNumber: row.trackingNumber,
    trackingInfo: row.trackingInfo,
    requestedPickupDate: row.requestedPickupDate,
    confirmedPickupDate: row.confirmedPickupDate,
    returnItem: returnParcel(row),
    user: {
      id: row.userId,
      username: row.username,
      realName: seesRealNames(caller) ? row.realName : null,
      gender: row.userGender,
      regionId: row.userRegion,
    },
    brand: brandBrief(row),
    product: productBrief(row),
    productSize: sizeBrief(row),
    stock: {
      id: row.stockItemId,
      code: row.stockCode ?? '',
      status: row.stockStatus ?? '',
      memoInUse: isOfTheHouse ? row.stockMemoInUse : null,
      abnormalIssue: isOfTheHouse ? row.stockAbnormalIssue : null,
    },
  };
}

/** Points that a look of the item earns; null for brand admins. */
function pointsOf(
  { lookUploadPoint, instagramUploadPoint, youtubeUploadPoint }: UploadPoints,
  caller: Caller,
) {
  return caller.label === 'brand_admin'
    ? { lookUploadPoint: null, instagramUploadPoint: null, youtubeUploadPoint: null }
    : { lookUploadPoint, instagramUploadPoint, youtubeUploadPoint };
}

/** Days left to post a look; null if the look is posted or the member refused it. */
function uploadRemainDays({ postDueAt, postStatus }: TrysetItemWithNames, now: string): number | null {
  const isAwaited = postStatus === 'unposted' || postStatus === 'planned';
  return postDueAt === null || !isAwaited ? null : daysUntil(postDueAt, now);
}

function returnParcel(row: TrysetItemWithNames): TrysetItem['returnItem'] {
  if (row.returnCourier === null && row.returnArrivedAt === null) return null;
  return {
    id: row.id,
    trysetItemId: row.id,
    courier: row.returnCourier,
    trackingNumber: row.returnTrackingNumber,
    trackingInfo: row.returnTrackingInfo,
    deliveredTime: row.returnArrivedAt,
  };
}
