import { openStatuses } from '#domain/looks/entry-transitions.ts';
import { uploadPointOn } from '#domain/tryset-items/upload-points.ts';
import type { Caller } from '#http/caller.ts';
import { productBrief, sizeBrief } from '../briefs/products/brief.ts';
import { trysetItemsFor } from '../briefs/tryset-items/scope.ts';
import type { ReadModels } from '../database.ts';
import { among } from '../kit/search.ts';
import { oneLook } from '../looks/detail.ts';
import { itemsOfLooks, type LookItemWithNames } from '../looks/rows.ts';
import type { LookPoints, LookUploadPoints } from './contract.ts';

/** Points given and still to come for each tagged item of a look. Throws 404 if the caller may not see the look. */
export async function pointsOfLook(db: ReadModels, caller: Caller, lookId: number): Promise<LookPoints> {
  await oneLook(db, caller, lookId);
  const items = (await itemsOfLooks(db, caller, [lookId])).get(lookId) ?? [];
  const mappings = items.map((item) => ({
    id: item.entryId,
    trysetItemId: item.trysetItemId,
    latestCertificationStatus: item.status,
    uploadPoint: item.uploadPoint,
    givenPoints: item.givenPoints,
    pointsToCome: toCome(item),
    product: productBrief(item),
    productSize: sizeBrief(item),
  }));
  return {
    lookId,
    givenPoints: mappings.reduce((sum, { givenPoints }) => sum + givenPoints, 0),
    pointsToCome: mappings.reduce((sum, { pointsToCome }) => sum + pointsToCome, 0),
    lookItemMappings: mappings,
  };
}

/** Points that an approval of the item would give; 0 once the item is decided. */
function toCome({ status, uploadPoint, givenPoints }: LookItemWithNames): number {
  return openStatuses.some((open) => open === status) ? uploadPoint - givenPoints : 0;
}

/**
 * The number of items that a look tags, and the points they earn on its network. Also the items of the same trysets
 * that the member refused to post, and the points they forgo. Throws 404 if the caller may not see the look.
 */
export async function uploadPointsOfLook(
  db: ReadModels,
  caller: Caller,
  lookId: number,
): Promise<LookUploadPoints> {
  const { snsType, entries } = await oneLook(db, caller, lookId);
  const trysetIds = [...new Set(entries.flatMap(({ trysetId }) => trysetId ?? []))];
  const refused =
    trysetIds.length === 0
      ? []
      : await trysetItemsFor(db, caller)
          .where(among('item.trysetId', trysetIds))
          .where('item.refusalType', '=', 'refused')
          .select(['item.lookUploadPoint', 'item.instagramUploadPoint', 'item.youtubeUploadPoint'])
          .execute();
  return {
    uploadCount: entries.length,
    defaultPoint: entries.reduce((sum, { uploadPoint }) => sum + uploadPoint, 0),
    refusalCount: refused.length,
    refusalPoint: refused.reduce((sum, item) => sum + uploadPointOn(item, snsType), 0),
  };
}
