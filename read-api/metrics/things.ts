import { sql } from 'kysely';
import type { SubscriptionType } from '#domain/brand-plans/plan-kinds.ts';
import type { MemberGrade } from '#domain/members/member-kinds.ts';
import type { MetricDimension } from '#domain/metrics/metric-fields.ts';
import type { Region } from '#domain/regions.ts';
import type { Period } from '#http/filters.ts';
import { servicesOf } from '../brand-subscriptions/services.ts';
import { looksFor } from '../briefs/looks/scope.ts';
import { trysetItemsFor } from '../briefs/tryset-items/scope.ts';
import { countersOf } from '../kit/counters.ts';
import type { Reading } from '../kit/reading.ts';
import { among, within } from '../kit/search.ts';

/** What the rows tell of. Names are null until the events of a brand or product are projected, and for forgotten members. */
export interface Things {
  brands: {
    name: string | null;
    nameKo: string | null;
    skuCode: string | null;
    regionId: Region | null;
    subscriptionType: SubscriptionType | null;
  };
  products: {
    name: string | null;
    code: string | null;
    regionId: Region | null;
    brandId: number;
    brandName: string | null;
    brandNameKo: string | null;
    categoryName: string | null;
    coverImage: string | null;
    stockCount: number;
    useCount: number;
  };
  curators: {
    username: string | null;
    grade: MemberGrade | null;
    regionId: Region | null;
    followers: number | null;
    lastPostedTime: string | null;
  };
}

type ThingsOf<Dimension extends MetricDimension> = (
  reading: Reading,
  ids: readonly number[],
  period: Period,
) => Promise<(id: number) => Things[Dimension]>;

/** Looks up what rows tell of, removed or not: rows stay, so their names do too. */
export const thingsOf: { readonly [Dimension in MetricDimension]: ThingsOf<Dimension> } = {
  async brands({ db, caller }, ids) {
    const [rows, serviceOf] = await Promise.all([
      db
        .selectFrom('read.brands as brand')
        .where(among('brand.id', ids))
        .select(['brand.id', 'brand.name', 'brand.nameKo', 'brand.skuCode', 'brand.regionId'])
        .execute(),
      servicesOf(db, caller, ids),
    ]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return (id) => {
      const { name = null, nameKo = null, skuCode = null, regionId = null } = byId.get(id) ?? {};
      return { name, nameKo, skuCode, regionId, subscriptionType: serviceOf(id).subscriptionType };
    };
  },
  async products({ db, caller }, ids, period) {
    const lent = trysetItemsFor(db, caller).where(among('item.productId', ids));
    const [rows, stock, lends] = await Promise.all([
      db
        .selectFrom('read.products as product')
        .leftJoin('read.brands as brand', 'brand.id', 'product.brandId')
        .leftJoin('read.reference as category', (join) =>
          join.on('category.key', '=', sql<string>`'category-' || product.category_id`),
        )
        .where(among('product.id', ids))
        .select(['product.id', 'product.name', 'product.code', 'product.brandId', 'product.regionId'])
        .select(['product.coverImage', 'brand.name as brandName', 'brand.nameKo as brandNameKo'])
        .select('category.name as categoryName')
        .execute(),
      countersOf(db, 'product_stock', ids),
      lent
        .where('item.shippedAt', 'is not', null)
        .where(isIn('item.shippedAt', period))
        .select(['item.productId', sql<number>`count(*)::integer`.as('count')])
        .groupBy('item.productId')
        .execute(),
    ]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const lendsOf = new Map(lends.map(({ productId, count }) => [productId, count]));
    return (id) => {
      const row = byId.get(id) ?? unknownProduct;
      const stockCount = stock.get(id)?.get('total') ?? 0;
      return { ...row, stockCount, useCount: lendsOf.get(id) ?? 0 };
    };
  },
  async curators({ db, caller }, ids) {
    const followers = ['Instagram', 'Youtube'].map(
      (network) => sql`(member.sns #>> ${sql.lit(`{${network},figures,followers}`)})::bigint`,
    );
    const [rows, posts] = await Promise.all([
      db
        .selectFrom('read.users as member')
        .where(among('member.id', ids))
        .select(['member.id', 'member.username', 'member.grade', 'member.regionId'])
        .select(sql<number | null>`greatest(${sql.join(followers)})::float8`.as('followers'))
        .execute(),
      looksFor(db, caller)
        .where(among('look.userId', ids))
        .select(['look.userId', sql<string | null>`max(look.posted_at)`.as('last')])
        .groupBy('look.userId')
        .execute(),
    ]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const lastOf = new Map(posts.map(({ userId, last }) => [userId, last]));
    return (id) => {
      const { username = null, grade = null, regionId = null, followers: known = null } = byId.get(id) ?? {};
      return { username, grade, regionId, followers: known, lastPostedTime: lastOf.get(id) ?? null };
    };
  },
};

const unknownProduct = {
  name: null,
  code: null,
  regionId: null,
  brandId: 0,
  brandName: null,
  brandNameKo: null,
  categoryName: null,
  coverImage: null,
};

/** Whether a time is in a period, which may be all time. */
function isIn(column: string, period: Period) {
  return period.from === undefined && period.until === undefined
    ? sql<boolean>`true`
    : within(column, period);
}
