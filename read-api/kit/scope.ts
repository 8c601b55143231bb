import { type SqlBool, sql } from 'kysely';
import { referenceKindNames } from '#domain/reference/reference-kinds.ts';
import type { TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import type { Caller } from '#http/caller.ts';
import type { ItemOfTryset } from '#projections/trysets/tables.ts';
import type { ReadModels } from '../database.ts';

/*
 * Whose rows a caller may know of, decided here and nowhere else: every read of what belongs to a brand or a member
 * begins with one of these queries, lists, counts, CSV, stats and histories alike. Staff see all; a brand admin the
 * rows of its brand; a member its own. Everything else is as if it were not there.
 */

/** The same text for callers who see the same. */
export function scopeKey(caller: Caller): string {
  if (caller.label === 'staff') return 'staff';
  return caller.label === 'brand_admin' ? `brand ${caller.brandId}` : `user ${caller.id}`;
}

/** Nothing at all: for callers whose kind has no business with a table. */
const nothing = sql<SqlBool>`false`;

/** Tryset items, but for the removed. */
export function trysetItemsFor(db: ReadModels, caller: Caller) {
  const items = db.selectFrom('read.trysetItems as item').where('item.isRemoved', '=', false);
  if (caller.label === 'brand_admin') return items.where('item.brandId', '=', caller.brandId);
  return caller.label === 'user' ? items.where('item.userId', '=', caller.id) : items;
}
export type TrysetItemsQuery = ReturnType<typeof trysetItemsFor>;

/** Garments, but for the removed. */
export function stockItemsFor(db: ReadModels, caller: Caller) {
  const stock = db.selectFrom('read.stockItems as stock').where('stock.isRemoved', '=', false);
  if (caller.label === 'brand_admin') return stock.where('stock.brandId', '=', caller.brandId);
  return caller.label === 'user' ? stock.where(nothing) : stock;
}
export type StockItemsQuery = ReturnType<typeof stockItemsFor>;

/** Requested trysets. `seenStatus` is the overview over the items that the caller may see; null when all are canceled. */
export function trysetsFor(db: ReadModels, caller: Caller) {
  const whole = db.selectFrom('read.trysets as whole').selectAll('whole');
  const seen =
    caller.label === 'brand_admin'
      ? whole
          .innerJoin('read.trysetBrands as part', 'part.trysetId', 'whole.id')
          .where('part.brandId', '=', caller.brandId)
          .select('part.status as seenStatus')
      : whole.select('whole.status as seenStatus');
  const trysets = db.selectFrom(seen.as('tryset')).where('tryset.life', '=', 'requested');
  return caller.label === 'user' ? trysets.where('tryset.userId', '=', caller.id) : trysets;
}
export type TrysetsQuery = ReturnType<typeof trysetsFor>;

/** Products that are there: a member sees the published ones. */
export function productsFor(db: ReadModels, caller: Caller) {
  const products = db.selectFrom('read.products as product');
  if (caller.label === 'user') return products.where('product.status', '=', 'published');
  const present = products.where('product.status', 'in', ['published', 'unpublished']);
  return caller.label === 'brand_admin' ? present.where('product.brandId', '=', caller.brandId) : present;
}
export type ProductsQuery = ReturnType<typeof productsFor>;

/** Brands that are there: a member sees the published ones. */
export function brandsFor(db: ReadModels, caller: Caller) {
  const brands = db.selectFrom('read.brands as brand');
  if (caller.label === 'user') return brands.where('brand.status', '=', 'published');
  const present = brands.where('brand.status', 'in', ['published', 'unpublished']);
  return caller.label === 'brand_admin' ? present.where('brand.id', '=', caller.brandId) : present;
}
export type BrandsQuery = ReturnType<typeof brandsFor>;

/** Members, until they are forgotten: a brand admin sees those who are public, a member itself. */
export function usersFor(db: ReadModels, caller: Caller) {
  const users = db.selectFrom('read.users as member').where('member.status', 'in', ['registered', 'leaving']);
  if (caller.label === 'brand_admin') return users.where('member.isPublic', '=', true);
  return caller.label === 'user' ? users.where('member.id', '=', caller.id) : users;
}
export type UsersQuery = ReturnType<typeof usersFor>;

/** Saved views: the caller's own, and those that staff share with staff, or a brand's admins with each other. */
export function savedViewsFor(db: ReadModels, caller: Caller) {
  const views = db.selectFrom('read.savedViews as view');
  if (caller.label === 'user') return views.where(nothing);
  const brandId = caller.label === 'brand_admin' ? caller.brandId : null;
  return views
    .where('view.ownerLabel', '=', caller.label)
    .where(sql<SqlBool>`view.brand_id is not distinct from ${brandId}`)
    .where((where) => where.or([where('view.ownerId', '=', caller.id), where('view.isShared', '=', true)]));
}

/** Whether a history may be asked for: that of what was removed stays for staff alone. */
export function seesHistoryOf(caller: Caller, last: Readonly<Record<string, unknown>>): boolean {
  return caller.label === 'staff' || (last.isRemoved !== true && last.status !== 'removed');
}

/**
 * Which events of a history the caller may see: a brand admin those that concerned its brand when they happened, but
 * none of a tryset's own, which name the items of other brands too; a member none.
 */
export function eventsFor<Event extends { category: string; brandIds: readonly number[] }>(
  caller: Caller,
  events: readonly Event[],
): Event[] {
  if (caller.label === 'staff') return [...events];
  if (caller.label === 'user') return [];
  return events.filter((event) => event.category !== 'tryset' && event.brandIds.includes(caller.brandId));
}

/**
 * Which rows of the log mirror the caller may look into across entities: what `eventsFor` leaves of the histories that
 * `seesHistoryOf` opens. `log` is what the row is called in the query.
 */
export function isLogFor(caller: Caller) {
  if (caller.label === 'staff') return sql<SqlBool>`true`;
  if (caller.label === 'user') return nothing;
  const { brandId } = caller;
  return sql<SqlBool>`log.brand_ids @> array[${brandId}::int] and case log.category
    when 'tryset_item' then exists (
      select from read.tryset_items as item where item.id = log.entity_id::int and not item.is_removed)
    when 'stock_item' then exists (
      select from read.stock_items as stock where stock.id = log.entity_id::int and not stock.is_removed)
    when 'product' then exists (
      select from read.products as product
      where product.id = log.entity_id::int and product.status in ('published', 'unpublished'))
    when 'brand' then log.entity_id = ${String(brandId)}
    when 'brand_admin' then true
    else false end`;
}

/** The log mirror, as far as the caller may look into it. */
export function logFor(db: ReadModels, caller: Caller) {
  return db.selectFrom('read.log as log').where(isLogFor(caller));
}
export type LogQuery = ReturnType<typeof logFor>;

/** The items of a tryset that the caller may know of. */
export function itemsFor(caller: Caller, items: readonly ItemOfTryset[]): ItemOfTryset[] {
  const present = items.filter((item) => !item.isRemoved);
  return caller.label === 'brand_admin' ? present.filter((item) => item.brandId === caller.brandId) : present;
}

const onItsWay: readonly TrysetItemStatus[] = ['tryset_preparing', 'tryset_delivering'];

/** Whether the caller may see who receives a parcel: a brand admin while it prepares one or one is under way. */
export function seesRecipient(caller: Caller, statuses: readonly TrysetItemStatus[]): boolean {
  return caller.label !== 'brand_admin' || statuses.some((status) => onItsWay.includes(status));
}

/** Whether members' own real names may be shown: never to a brand, which knows a parcel's recipient while it must. */
export function seesRealNames(caller: Caller): boolean {
  return caller.label !== 'brand_admin';
}

/** Whether real names, phones and e-mails of members may be shown and searched at all. */
export function seesPersons(caller: Caller): boolean {
  return caller.label === 'staff';
}

/** That an entity advanced; of a tryset item, also the tryset that it is of. */
export interface Advance {
  category: string;
  entityId: string;
  brandIds: number[];
  trysetId: number | null;
}

/** What belongs to nobody: a brand admin may hear of it. */
const ofAll: ReadonlySet<string> = new Set(referenceKindNames);

/** What the caller may hear to have advanced: a brand admin what concerns its brand, and reference data. */
export function advancesFor(caller: Caller, advances: readonly Advance[]): Advance[] {
  if (caller.label === 'staff') return [...advances];
  if (caller.label === 'user') return [];
  return advances.filter(
    ({ category, brandIds }) => ofAll.has(category) || brandIds.includes(caller.brandId),
  );
}
