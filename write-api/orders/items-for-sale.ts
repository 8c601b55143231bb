import { brand } from '#domain/brands/brand.ts';
import { member } from '#domain/members/member.ts';
import { orderItemIdOf } from '#domain/orders/item-ids.ts';
import type { OrderedItem } from '#domain/orders/order-events.ts';
import { product } from '#domain/products/product.ts';
import type { ProductState } from '#domain/products/product-state.ts';
import type { Region } from '#domain/regions.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import { stockPrice } from '#domain/stock/stock-price.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { notFound, unprocessable } from '#http/errors.ts';
import { isOffered } from '../commerce-stock/pieces.ts';
import type { WriteDeps } from '../deps.ts';
import { untilKnown } from '../kit/index/until-known.ts';
import { obstacleOfSize } from '../products/lending.ts';
import { productOfSize } from '../products/size-index.ts';
import type { WantedItem, WantedOrder } from './wanted-order.ts';

/** An item that may be sold, as it stands now. Without a reserved garment it has the product's price: the brand ships it, or none is
 * reserved yet. */
type ForSale = Omit<OrderedItem, 'itemId'>;

/**
 * Looks the items of an order up, with their prices. `reserved` names the garment of each item that is sold from the warehouse.
 * Throws 404 for a tryset item or a size, and 422 `order.item_twice`, `order.type_not_sold`, `order.not_for_sale` and
 * `order.other_region`.
 */
export async function itemsForSale(
  deps: WriteDeps,
  { userId, items }: WantedOrder,
  orderId: number,
  reserved: ReadonlyMap<number, number>,
): Promise<readonly OrderedItem[]> {
  requireOnce(items);
  const { regionId } = (await deps.streams.refresh(member, userId)).state;
  return Promise.all(
    items.map(async (wanted, index) => {
      const itemId = orderItemIdOf(orderId, index + 1);
      const item = await itemForSale(deps, wanted, { userId, regionId }, reserved.get(itemId) ?? null);
      return { itemId, ...item };
    }),
  );
}

/** A garment that its member tries on is sold once. */
function requireOnce(items: readonly WantedItem[]): void {
  const ids = items.flatMap(({ trysetItemId }) => trysetItemId ?? []);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice === undefined) return;
  throw unprocessable('order.item_twice', `the order names tryset item ${twice} twice: name it once`, {
    trysetItemId: twice,
  });
}

async function itemForSale(
  deps: WriteDeps,
  { type, trysetItemId, productSizeId }: WantedItem,
  buyer: { userId: number; regionId: Region },
  stockItemId: number | null,
): Promise<ForSale> {
  switch (type) {
    case 'tryset':
      return triedOn(deps, trysetItemId ?? 0, buyer);
    case 'product_v2':
      return fromShop(deps, productSizeId ?? 0, buyer, stockItemId);
    case 'product_v1':
      throw unprocessable(
        'order.type_not_sold',
        'items of this type exist in past orders only: name a size',
        {
          type,
        },
      );
  }
}

async function triedOn(
  deps: WriteDeps,
  trysetItemId: number,
  { userId, regionId }: { userId: number; regionId: Region },
): Promise<ForSale> {
  const { state: item } = await deps.streams.refresh(trysetItem, trysetItemId);
  if (item.status === 'idle' || item.userId !== userId) throw notFound('tryset_item', trysetItemId);
  const { state: of } = await deps.streams.refresh(product, item.productId);
  requireRegion(of, regionId);
  const isTried = item.status === 'tryset_delivered' || item.status === 'purchase_pending';
  if (!isTried || item.useMode !== 'rent' || !of.isSaleForCurator) throw notForSale({ trysetItemId });
  const { state: garment } = await deps.streams.refresh(stockItem, item.stockItemId);
  const { productSizeId, stockItemId } = item;
  const salesPrice = stockPrice(of.originalPrice, garment.discountRate);
  return {
    ...(await ofProduct(deps, of)),
    type: 'tryset',
    trysetItemId,
    productSizeId,
    stockItemId,
    salesPrice,
  };
}

async function fromShop(
  deps: WriteDeps,
  productSizeId: number,
  { regionId }: { regionId: Region },
  stockItemId: number | null,
): Promise<ForSale> {
  const productId = await untilKnown(deps, () => productOfSize(deps.db, productSizeId));
  if (productId === null) throw notFound('product_size', productSizeId);
  const { state: of } = await deps.streams.refresh(product, productId);
  requireRegion(of, regionId);
  const size = of.sizes.find((each) => each.productSizeId === productSizeId);
  const isLeft = !of.isSoldOut && size?.isSoldOut === false;
  const obstacle = await obstacleOfSize(deps.streams, of, productSizeId);
  const isSold = of.isCommerceSaleAvailable && (await isOffered(deps, productSizeId));
  if (obstacle !== null || !isLeft || !isSold) throw notForSale({ productSizeId });
  const salesPrice = await priceOf(deps, of, stockItemId);
  return {
    ...(await ofProduct(deps, of)),
    type: 'product_v2',
    trysetItemId: null,
    productSizeId,
    stockItemId,
    salesPrice,
  };
}

/** The lower of the product's and the garment's price. */
async function priceOf(deps: WriteDeps, of: ProductState, stockItemId: number | null): Promise<number> {
  if (stockItemId === null) return of.price;
  const { state: garment } = await deps.streams.refresh(stockItem, stockItemId);
  return Math.min(of.price, stockPrice(of.originalPrice, garment.discountRate));
}

async function ofProduct(deps: WriteDeps, { productId, brandId, originalPrice }: ProductState) {
  const { commissionRate } = (await deps.streams.refresh(brand, brandId)).state;
  return { productId, brandId, originalPrice, commissionRate };
}

function requireRegion({ regionId, productId }: ProductState, own: Region): void {
  if (regionId === own) return;
  throw unprocessable('order.other_region', `product ${productId} is sold in another region: leave it out`, {
    productId,
    regionId,
  });
}

const notForSale = (of: { trysetItemId: number } | { productSizeId: number }) =>
  unprocessable('order.not_for_sale', 'an item cannot be bought now: leave it out', of);
