import { sql } from 'kysely';
import type { OrderItemStatus, OrderItemType } from '#domain/orders/order-kinds.ts';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';
import { nothing } from '../kit/scope.ts';

/** Orders that the caller may see: staff see all, a member its own, brand admins none. */
export function ordersFor(db: ReadModels, caller: Caller) {
  const orders = db.selectFrom('read.orders as order');
  if (caller.label === 'staff') return orders;
  return caller.label === 'user' ? orders.where('order.userId', '=', caller.id) : orders.where(nothing);
}

/** Items that the caller may see: staff see all, a brand admin those of its brand, a member its own. */
export function orderItemsFor(db: ReadModels, caller: Caller) {
  const items = db.selectFrom('read.orderItems as item');
  if (caller.label === 'staff') return items;
  return caller.label === 'user'
    ? items.where('item.userId', '=', caller.id)
    : items.where('item.brandId', '=', caller.brandId);
}
export type OrderItemsQuery = ReturnType<typeof orderItemsFor>;

/** Orders with their member and payment. */
export function wholeOrders(orders: ReturnType<typeof ordersFor>) {
  return orders
    .leftJoin('read.users as member', 'member.id', 'order.userId')
    .leftJoin('private.people as person', (join) =>
      join.on('person.id', '=', sql<string>`'user:' || ${sql.ref('order.userId')}`),
    )
    .leftJoin('read.payments as payment', 'payment.id', 'order.paymentId')
    .selectAll('order')
    .select(['person.username', 'person.name as realName', 'member.gender as userGender'])
    .select(['payment.state as payment', 'payment.receiptUrl', 'payment.hasFailedRefund']);
}
export type OrderFound = Awaited<ReturnType<ReturnType<typeof wholeOrders>['execute']>>[number];

/** Items with their order's revision and buyer, their member, brand, product, size and garment, and whether a look shows them. */
export function wholeItems(items: OrderItemsQuery) {
  return items
    .innerJoin('read.orders as whole', 'whole.id', 'item.orderId')
    .leftJoin('read.users as member', 'member.id', 'item.userId')
    .leftJoin('private.people as person', (join) =>
      join.on('person.id', '=', sql<string>`'user:' || item.user_id`),
    )
    .leftJoin('read.brands as brand', 'brand.id', 'item.brandId')
    .leftJoin('read.products as product', 'product.id', 'item.productId')
    .leftJoin('read.reference as category', (join) =>
      join.on('category.key', '=', sql<string>`'category-' || product.category_id`),
    )
    .leftJoin('read.productSizes as size', 'size.id', 'item.productSizeId')
    .leftJoin('read.reference as sizeType', (join) =>
      join.on('sizeType.key', '=', sql<string>`'size_type-' || size.size_type_id`),
    )
    .leftJoin('read.stockItems as stock', 'stock.id', 'item.stockItemId')
    .leftJoin('read.trysetItems as worn', 'worn.id', 'item.trysetItemId')
    .selectAll('item')
    .select(['whole.revision', 'whole.buyer'])
    .select(['person.username', 'person.name as realName', 'member.gender as userGender'])
    .select(['brand.name as brandName', 'brand.nameKo as brandNameKo', 'stock.code as stockCode'])
    .select(['product.name as productName', 'product.code as productCode', 'worn.trysetId'])
    .select(['product.coverImage as productCover', 'product.gender as productGender'])
    .select('category.name as categoryName')
    .select(sql<string | null>`coalesce(size_type.name, size.name)`.as('sizeName'))
    .select(
      sql<boolean>`(worn.look_id is not null
        or exists (select from read.look_items as tagged where tagged.order_item_id = item.id))`.as(
        'isLookPosted',
      ),
    );
}
type ItemRow = Awaited<ReturnType<ReturnType<typeof wholeItems>['execute']>>[number];
/** An item whose id is a number again, as ids are everywhere outside the database. */
export type OrderItemFound = Omit<ItemRow, 'id'> & { id: number };

interface ToShip {
  type: OrderItemType;
  status: OrderItemStatus;
}

/** Whether the caller may see an item's buyer. A brand admin only while its brand must send the item, or has just sent it. */
export function seesBuyer(caller: Pick<Caller, 'label'>, { type, status }: ToShip): boolean {
  if (caller.label !== 'brand_admin') return true;
  return type !== 'tryset' && (status === 'preparing' || status === 'delivering');
}
