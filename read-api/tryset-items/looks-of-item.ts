import type { Caller } from '#http/caller.ts';
import { certificationLogsOf, deciderNames } from '../briefs/looks/certification-logs.ts';
import { givenCashOf } from '../briefs/looks/given-cash.ts';
import { lookItemsFor } from '../briefs/looks/scope.ts';
import type { Reading } from '../kit/reading.ts';
import type { TrysetItemDetail } from './contract.ts';

/** Looks of an item that the caller may see; points are hidden from brand admins. */
export async function looksOfItem(
  { db, areas }: Pick<Reading, 'db' | 'areas'>,
  caller: Caller,
  id: number,
): Promise<NonNullable<TrysetItemDetail['lookItemMappings']>> {
  const rows = await lookItemsFor(db, caller)
    .where('item.trysetItemId', '=', id)
    .select(['item.entryId', 'item.lookId', 'item.status', 'item.certifiedAt'])
    .select([
      'item.uploadPoint',
      'item.givenPoints',
      'look.snsType',
      'look.link',
      'look.logs',
      'look.entries',
    ])
    .orderBy('item.entryId', 'desc')
    .execute();
  const seesPoints = caller.label !== 'brand_admin';
  const nameOf = await deciderNames({ db, areas }, caller, rows);
  const lookIds = rows.map(({ lookId }) => lookId);
  const cash = await givenCashOf(db, caller, lookIds);
  return rows.map((row) => ({
    id: row.entryId,
    lookId: row.lookId,
    trysetItemId: id,
    snsType: row.snsType,
    link: row.link,
    latestCertificationStatus: row.status,
    certifiedTime: row.certifiedAt,
    certificationLogs: certificationLogsOf(row, row.entryId, nameOf),
    uploadPoint: seesPoints ? row.uploadPoint : null,
    givenPoints: seesPoints ? row.givenPoints : null,
    givenCash: cash({ id: row.lookId, entries: row.entries }, row.entryId),
  }));
}
