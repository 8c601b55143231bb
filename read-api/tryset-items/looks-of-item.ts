import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';
import { lookItemsFor } from '../looks/scope.ts';
import type { TrysetItemDetail } from './contract.ts';

/** The looks that show an item, as far as the caller may see them; what they earn is no brand's affair. */
export async function looksOfItem(
  db: ReadModels,
  caller: Caller,
  id: number,
): Promise<NonNullable<TrysetItemDetail['lookItemMappings']>> {
  const rows = await lookItemsFor(db, caller)
    .where('item.trysetItemId', '=', id)
    .select(['item.entryId', 'item.lookId', 'item.status', 'item.certifiedAt'])
    .select(['item.uploadPoint', 'item.givenPoints', 'look.snsType', 'look.link'])
    .orderBy('item.entryId', 'desc')
    .execute();
  const seesPoints = caller.label !== 'brand_admin';
  return rows.map(({ entryId, lookId, snsType, link, status, certifiedAt, uploadPoint, givenPoints }) => ({
    ...{ id: entryId, lookId, snsType, link },
    ...{ latestCertificationStatus: status, certifiedTime: certifiedAt },
    uploadPoint: seesPoints ? uploadPoint : null,
    givenPoints: seesPoints ? givenPoints : null,
  }));
}
