import { type JoinBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { type LookOverallStatus, lookOverallStatuses } from '#domain/looks/overall-status.ts';
import { snsTypes } from '#domain/tryset-items/item-kinds.ts';
import type { Caller } from '#http/caller.ts';
import { OneOf } from '#http/contract.ts';
import {
  betweenOf,
  FlagParam,
  IdParam,
  IdsParam,
  type Period,
  PeriodParam,
  SomeOf,
  TextParam,
  TimeParam,
} from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { type LookItemsQuery, type LooksQuery, lookItemsFor, looksFor } from '../briefs/looks/scope.ts';
import { GenderParam, genderOf } from '../briefs/members/gender-param.ts';
import { usersLike } from '../briefs/members/search.ts';
import { productsLike } from '../briefs/products/search.ts';
import type { ReadModels } from '../database.ts';
import type { Reading } from '../kit/reading.ts';
import { scopeKey } from '../kit/scope.ts';
import { among, type Found, holds, idsFound, whether, within } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import { brandsAsked, decidedPeriods, ItemFilters, itemConditions } from './item-filters.ts';
import { idsOfPeriod } from './periods.ts';

/** Orders of the list. `like` sorts by members' likes, `post_like` by the likes on the post's network. */
const orders = {
  created_time: 'look.postedAt',
  updated_time: 'look.updatedAt',
  like: sql<number>`coalesce(liked.count, 0)`,
  post_like: 'look.likeCount',
} as const;
export const lookList = sortedList(looksFor, { id: 'look.id', ...orders }, newestFirst, ['post_like']);
const itemList = sortedList(lookItemsFor, { id: 'item.lookId', ...orders }, newestFirst, ['post_like']);

/** Sorts looks by an order of their list. Postgres drops the join if the order does not use likes. */
export function sortedLooks(looks: LooksQuery, order: string | undefined) {
  return lookList.sorted(looks, order).leftJoin('read.counters as liked', ofLook);
}

/** Sorts tagged items by an order of their looks. Items of one look stay in tagging order. */
export function sortedItems(items: LookItemsQuery, order: string | undefined) {
  return itemList.sorted(items, order).orderBy('item.entryId').leftJoin('read.counters as liked', ofLook);
}

function ofLook<Models, Tables extends keyof Models>(join: JoinBuilder<Models, Tables>) {
  return join.on(
    sql<SqlBool>`liked.scope = look.id and liked.stat = 'likes_by_target' and liked.bucket = 'looks'`,
  );
}

/** Look status for each certification status of items, as the filter accepts both. */
const byCertification: Readonly<Record<string, LookOverallStatus>> = {
  Pending: 'in_progress',
  Deferred: 'on_hold',
  DEFERRED: 'on_hold',
  Rejected: 'rejected',
  Approved: 'certified',
};

export const LookFilters = {
  sns_type: Type.Optional(OneOf(snsTypes)),
  gender: Type.Optional(GenderParam),
  ...ItemFilters,
  user_id: Type.Optional(IdParam),
  username: Type.Optional(TextParam),
  is_link_valid: Type.Optional(FlagParam),
  is_duplicate: Type.Optional(FlagParam),
  is_hidden: Type.Optional(FlagParam),
  created_time: Type.Optional(PeriodParam),
  created_time_after: Type.Optional(TimeParam),
  created_time_before: Type.Optional(TimeParam),
  public_user: Type.Optional(FlagParam),
  order_by_like: Type.Optional(FlagParam),
  /**
   * Whether the filtered brand, or the caller's own brand, likes the look; for staff without a brand filter, whether
   * any brand does.
   */
  brand_like_exists: Type.Optional(FlagParam),
  /** Whether the filtered brand, or the caller's own brand, has an open or confirmed use; without one, whether any has. */
  look_use_exists: Type.Optional(FlagParam),
  /** Whether the look is for a brand's event, or for a collaboration. */
  is_brand_event_tagged: Type.Optional(FlagParam),
  is_brand_collaboration_tagged: Type.Optional(FlagParam),
  brand_event_id: Type.Optional(IdParam),
  brand_collaboration_proposals_id: Type.Optional(IdsParam),
  certification_status: Type.Optional(SomeOf([...Object.keys(byCertification), ...lookOverallStatuses])),
  /** Whether a tagged item or the certification for a brand's event waits for a decision. */
  needs_decision: Type.Optional(FlagParam),
  q: Type.Optional(TextParam),
  ids: Type.Optional(IdsParam),
  order: lookList.param,
};
export const LooksParams = ListQuery(LookFilters);
export type LooksParams = Static<typeof LooksParams>;

/** Wraps a query in an object, because a promise cannot resolve to a query itself. */
export interface Matching {
  looks: LooksQuery;
}

/** The looks that the caller may see and that match all filters. */
export async function matchingLooks(reading: Reading, query: LooksParams): Promise<Matching> {
  const { db, caller } = reading;
  let looks = looksFor(db, caller);
  const { sns_type, user_id, username, is_link_valid, is_duplicate, is_hidden, public_user } = query;
  const gender = genderOf(query.gender);
  if (sns_type !== undefined && sns_type !== 'Any') looks = looks.where('look.snsType', '=', sns_type);
  if (gender !== undefined) looks = looks.where('look.userGender', '=', gender);
  if (user_id !== undefined) looks = looks.where('look.userId', '=', user_id);
  if (is_link_valid !== undefined) looks = looks.where('look.isLinkValid', '=', is_link_valid);
  if (is_hidden !== undefined) looks = looks.where('look.isHidden', '=', is_hidden);
  if (is_duplicate !== undefined) {
    looks = looks.where(is_duplicate ? isDuplicate : sql<SqlBool>`not ${isDuplicate}`);
  }
  if (public_user !== undefined) looks = looks.where(arePublic(db, public_user)('look.userId'));
  const statuses = statusesOf(query);
  if (statuses !== undefined) looks = looks.where(among('look.seenStatus', statuses));
  if (query.needs_decision !== undefined) {
    looks = looks.where(whether(needsDecision(caller), query.needs_decision));
  }
  const { ids } = query;
  if (ids !== undefined) looks = looks.where(among('look.id', ids));
  for (const brandIds of brandsAsked(query)) {
    const parts = db.selectFrom('read.lookBrands as part').where(among('part.brandId', brandIds));
    const seen = caller.label === 'brand_admin' ? parts.where('part.brandId', '=', caller.brandId) : parts;
    looks = looks.where('look.id', 'in', seen.select('part.lookId'));
  }
  for (const condition of itemConditions(query)) {
    const items = lookItemsFor(db, caller).where(condition).select('item.lookId');
    looks = looks.where('look.id', 'in', items);
  }
  for (const period of createdPeriods(query)) {
    looks = looks.where(within('look.postedAt', period)).where(await idsOfPeriod(reading, 'posted', period));
  }
  for (const period of decidedPeriods(query)) {
    looks = looks.where(await idsOfPeriod(reading, 'decided', period));
  }
  if (query.brand_like_exists !== undefined) {
    const liked = likedBy(reading, query);
    looks = looks.where(query.brand_like_exists ? liked : sql<SqlBool>`not (${liked})`);
  }
  const { is_brand_event_tagged: isForEvent, is_brand_collaboration_tagged: isForCollaboration } = query;
  if (isForEvent !== undefined) {
    looks = looks.where('look.reservationId', isForEvent ? 'is not' : 'is', null);
  }
  if (isForCollaboration !== undefined) {
    looks = looks.where('look.proposalId', isForCollaboration ? 'is not' : 'is', null);
  }
  if (query.brand_event_id !== undefined) {
    const reservations = db
      .selectFrom('read.reservations as reservation')
      .where('reservation.brandEventId', '=', query.brand_event_id)
      .select('reservation.id');
    looks = looks.where('look.reservationId', 'in', reservations);
  }
  const { brand_collaboration_proposals_id: proposals } = query;
  if (proposals !== undefined) looks = looks.where(among('look.proposalId', proposals));
  if (query.look_use_exists !== undefined) {
    looks = looks.where(whether(usedBy(reading, query), query.look_use_exists));
  }
  if (username !== undefined) looks = looks.where((await usersLike(reading, username))('look.userId'));
  if (query.q !== undefined) looks = looks.where(await anywhere(reading, query.q));
  return { looks };
}

/** Condition on looks: posted by public members, or by non-public ones. */
export function arePublic(db: ReadModels, isSo: boolean): Found {
  const members = db.selectFrom('read.users as whose').where('whose.isPublic', '=', true).select('whose.id');
  return (column) => sql<SqlBool>`${sql.ref(column)} ${isSo ? sql`in` : sql`not in`} ${members}`;
}

/** The periods by which the filters restrict a look's creation. */
export function createdPeriods(query: LooksParams): Period[] {
  const periods = [
    query.created_time,
    betweenOf('created_time', query.created_time_after, query.created_time_before),
  ];
  return periods.flatMap((period) => period ?? []);
}

/** The requested order; without one, `order_by_like` sorts by likes. */
export function orderOf({ order, order_by_like: byLike }: LooksParams): string | undefined {
  return order ?? (byLike === true ? '-like' : undefined);
}

/** Whether another present look links to the same post. */
export const isDuplicate = sql<boolean>`exists (
  select from read.look_counters as link
  where link.stat = 'looks_by_link' and link.bucket = md5(look.normalized_link) and link.count > 1)`;

/** The requested statuses as the projection stores them; undefined if none are requested. */
export function statusesOf({ certification_status: said }: LooksParams): LookOverallStatus[] | undefined {
  return said?.map((name) => byCertification[name] ?? (name as LookOverallStatus));
}

/** A brand admin sees the certification for its own event only. */
function needsDecision(caller: Caller): RawBuilder<SqlBool> {
  const ofOwn = caller.label === 'brand_admin' ? sql` and look.event_brand_id = ${caller.brandId}` : sql``;
  return sql<SqlBool>`(look.seen_status = 'in_progress'
    or coalesce(look.brand_event ->> 'status' = 'Pending'${ofOwn}, false))`;
}

function likedBy({ caller }: Reading, { brand_id }: LooksParams): RawBuilder<SqlBool> {
  const brandId = caller.label === 'brand_admin' ? caller.brandId : brand_id;
  return brandId === undefined
    ? sql<SqlBool>`cardinality(look.liked_by) > 0`
    : sql<SqlBool>`look.liked_by @> array[${brandId}::int]`;
}

function usedBy({ caller }: Reading, { brand_id }: LooksParams): RawBuilder<SqlBool> {
  const brandId = caller.label === 'brand_admin' ? caller.brandId : brand_id;
  const byBrand = brandId === undefined ? sql`` : sql` and use.brand_id = ${brandId}`;
  return sql<SqlBool>`exists (select from read.look_uses as use where use.look_id = look.id
    and use.status in ('initialized', 'in_progress', 'confirmed')${byBrand})`;
}

/**
 * Looks whose text, member or products match the text. Each condition uses ids, so that indexes serve rare matches.
 */
async function anywhere(reading: Reading, text: string): Promise<RawBuilder<SqlBool>> {
  const { db, caller } = reading;
  const [products, users] = await Promise.all([productsLike(reading, text), usersLike(reading, text)]);
  const tagged = lookItemsFor(db, caller)
    .where(products('item.productId'))
    .select('item.lookId as id')
    .distinct();
  let taggedByOne = db
    .selectFrom('read.lookItems as each')
    .where(sql<SqlBool>`each.look_id = look.id`)
    .where(products('each.productId'))
    .select('each.lookId');
  if (caller.label === 'brand_admin') taggedByOne = taggedByOne.where('each.brandId', '=', caller.brandId);
  const said = db
    .selectFrom('read.looks as said')
    .where('said.life', '=', 'posted')
    .where(holds('said.description', text))
    .select('said.id');
  const saidByOne = holds('look.description', text);
  const [items, texts] = await Promise.all([
    idsFound(
      reading,
      `looks of products like ${scopeKey(caller)} ${text}`,
      tagged,
      sql`exists (${taggedByOne})`,
    ),
    idsFound(reading, `looks saying ${text}`, said, saidByOne),
  ]);
  return sql<SqlBool>`(${texts('look.id')} or ${users('look.userId')} or ${items('look.id')})`;
}
