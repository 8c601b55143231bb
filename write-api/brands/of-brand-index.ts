import type { Kysely } from 'kysely';
import type { BrandInvoiceEvent } from '#domain/brand-invoices/invoice-events.ts';
import type { BrandSubscriptionEvent } from '#domain/brand-subscriptions/subscription-events.ts';
import type { BrandAdminEvent } from '#domain/brands/brand-admin.ts';
import type { ProductEvent } from '#domain/products/product-events.ts';
import type { BrandMonthEvent } from '#domain/settlements/month-events.ts';
import { asEvent, entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDatabase } from '../database.ts';
import type { Indexer } from '../kit/index/indexed.ts';

/** An entity of a brand: a live subscription, an open invoice, an unpaid month, an admin, or a product that is not removed. */
export interface OfBrandTable {
  category: Category;
  entity_id: number;
  brand_id: number;
}

const categories = ['brand_subscription', 'brand_invoice', 'brand_month', 'brand_admin', 'product'] as const;
type Category = (typeof categories)[number];

type BrandsEvent =
  | BrandSubscriptionEvent
  | BrandInvoiceEvent
  | BrandMonthEvent
  | BrandAdminEvent
  | ProductEvent;

/** Returns the brand of an entity that an event begins, null if the event ends the entity, else undefined. */
function brandAfter({ type, data }: BrandsEvent): number | null | undefined {
  // An event with invalid data is skipped.
  if (!data) return undefined;
  switch (type) {
    case 'BrandSubscriptionStarted':
    case 'BrandInvoiceOpened':
    case 'MonthLineAdded':
    case 'BrandAdminAdded':
    case 'BrandAdminInvited':
    case 'ProductRegistered':
      return data.brandId;
    case 'BrandSubscriptionEnded':
    case 'BrandSubscriptionEndedNow':
    case 'BrandSubscriptionCanceled':
    case 'BrandInvoicePaid':
    case 'BrandInvoiceFailed':
    case 'BrandInvoiceCanceled':
    case 'BrandAdminRemoved':
    case 'ProductRemoved':
      return null;
    case 'MonthClosed':
    case 'MonthPaidOut':
      return data.isSettled ? null : undefined;
    default:
      return undefined;
  }
}

/**
 * Indexes a brand's live subscription, its open invoices, its unpaid months, its admins, to whom letters go, and its
 * products, which count against the plan's limit.
 */
export const ofBrandIndex: Indexer = { keep, table: 'write.of_brands' };

async function keep(db: Kysely<WriteDatabase>, events: readonly StoredEvent[]): Promise<void> {
  const last = new Map<string, { category: Category; entity_id: number; brandId: number | null }>();
  for (const stored of events) {
    const { category, id } = entityOf(stored.stream);
    if (!isOfBrand(category)) continue;
    const brandId = brandAfter(asEvent<BrandsEvent>(stored));
    if (brandId !== undefined) last.set(stored.stream, { category, entity_id: Number(id), brandId });
  }
  const begun = [];
  for (const { brandId, ...entity } of last.values()) {
    if (brandId !== null) begun.push({ ...entity, brand_id: brandId });
  }
  if (begun.length > 0) {
    const insert = db.insertInto('write.of_brands').values(begun);
    await insert.onConflict((conflict) => conflict.doNothing()).execute();
  }
  for (const category of categories) {
    const ended = [...last.values()].filter((each) => each.category === category && each.brandId === null);
    if (ended.length === 0) continue;
    const ids = ended.map(({ entity_id }) => entity_id);
    await db
      .deleteFrom('write.of_brands')
      .where('category', '=', category)
      .where('entity_id', 'in', ids)
      .execute();
  }
}

function isOfBrand(category: string): category is Category {
  return categories.some((each) => each === category);
}

/** Returns the ids of a brand's entities of one kind. */
export async function idsOfBrand(
  db: Kysely<WriteDatabase>,
  category: Category,
  brandId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('write.of_brands')
    .select('entity_id')
    .where('category', '=', category)
    .where('brand_id', '=', brandId)
    .orderBy('entity_id')
    .execute();
  return rows.map((row) => Number(row.entity_id));
}

/** Returns the next ids of one kind, of all brands: those above `after`, the lowest first. */
export async function idsAfter(
  db: Kysely<WriteDatabase>,
  category: Category,
  { after, atMost }: { after: number; atMost: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('write.of_brands')
    .select('entity_id')
    .where('category', '=', category)
    .where('entity_id', '>', after)
    .orderBy('entity_id')
    .limit(atMost)
    .execute();
  return rows.map((row) => Number(row.entity_id));
}
