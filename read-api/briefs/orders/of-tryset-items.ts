import type { Static } from 'typebox';
import { isValidOrder } from '#domain/orders/order-status.ts';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../../database.ts';
import { among } from '../../kit/search.ts';
import type { InvoiceBrief, InvoiceItemBrief } from './contract.ts';

/** The newest purchase of a tryset item; null without one. The caller of this function must have checked access to the item. */
export async function invoiceItemOf(
  db: ReadModels,
  trysetItemId: number,
): Promise<Static<typeof InvoiceItemBrief> | null> {
  const row = await db
    .selectFrom('read.orderItems as item')
    .where('item.trysetItemId', '=', trysetItemId)
    .select(['item.id', 'item.orderId', 'item.status', 'item.currency'])
    .select(['item.originalPrice', 'item.salesPrice', 'item.createdAt as createdTime'])
    .orderBy('item.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, id: Number(row.id) };
}

/**
 * The newest order that buys one of these tryset items; null without one, and for brand admins, who see no orders. The caller of
 * this function must have checked access to the items.
 */
export async function invoiceOf(
  db: ReadModels,
  { label }: Pick<Caller, 'label'>,
  trysetItemIds: readonly number[],
): Promise<Static<typeof InvoiceBrief> | null> {
  if (label === 'brand_admin' || trysetItemIds.length === 0) return null;
  const row = await db
    .selectFrom('read.orderItems as item')
    .innerJoin('read.orders as whole', 'whole.id', 'item.orderId')
    .where(among('item.tryset_item_id', trysetItemIds))
    .select(['whole.id', 'whole.status', 'whole.currency', 'whole.paymentMethod', 'whole.paidTime'])
    .select('whole.createdAt as createdTime')
    .orderBy('item.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, isValid: isValidOrder(row.status) };
}
