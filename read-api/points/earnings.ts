import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import type { Rejection } from '#domain/looks/look-events.ts';
import type { LookSnsType } from '#domain/looks/look-kinds.ts';
import type { EarningTag } from '#domain/points/earning.ts';
import { IdsParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { trysetItemsFor } from '../briefs/tryset-items/scope.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among } from '../kit/search.ts';
import { pointsOf } from './lists.ts';

export const EarningsQuery = ListQuery({ tryset_ids: Type.Optional(IdsParam) });

/** A tag of an item, with the last line of its certification log. */
export interface TagRow extends EarningTag {
  lookId: number;
  snsType: LookSnsType;
  log: (Rejection & { comment: string | null }) | null;
}

const tags = sql<readonly TagRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('lookId', tag.look_id, 'snsType', look.sns_type, 'status', tag.status,
    'uploadPoint', tag.upload_point, 'givenPoints', tag.given_points, 'log', (
      select log from jsonb_array_elements(look.logs) with ordinality as line (log, place)
      where (log ->> 'entryId')::integer = tag.entry_id order by place desc limit 1
    )) order by tag.look_id, tag.entry_id), '[]')
  from read.look_items as tag join read.looks as look on look.id = tag.look_id
  where tag.tryset_item_id = item.id and look.life = 'posted')`;

/** A member's tryset items with the tags of their looks, the newest first. Throws 404 if the caller may not see the member. */
export async function earningRows(
  { db, caller }: Reading,
  userId: number,
  { tryset_ids: trysetIds }: Static<typeof EarningsQuery>,
): Promise<Rows<EarningRow>> {
  await pointsOf(db, caller, userId);
  let items = trysetItemsFor(db, caller)
    .leftJoin('read.products as product', 'product.id', 'item.productId')
    .where('item.userId', '=', userId)
    .select([
      'item.id',
      'item.trysetId',
      'item.productId',
      'item.status',
      'item.deliveredAt',
      'item.postDueAt',
      'item.isPostOverdue',
      'item.refusalType',
      'item.refusalReason',
      'item.lookUploadPoint',
      'product.name as productName',
      tags.as('tags'),
    ]);
  if (trysetIds !== undefined) items = items.where(among('item.trysetId', trysetIds));
  return rowsOf(items, items.orderBy('item.id', 'desc'));
}

export interface EarningRow {
  id: number;
  trysetId: number;
  productId: number;
  status: string;
  deliveredAt: string | null;
  postDueAt: string | null;
  isPostOverdue: boolean;
  refusalType: 'idle' | 'planned' | 'refused';
  refusalReason: string | null;
  lookUploadPoint: number;
  productName: string | null;
  tags: readonly TagRow[];
}
