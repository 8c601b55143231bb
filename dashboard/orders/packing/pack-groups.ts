import type { OrderItem } from '#read-api/orders/item-contract.ts';
import type { ParcelItem } from '../../tryset-items/parcels/check-lines.ts';

/** An item to pack. Items of one order may share a parcel. */
export type PackItem = Omit<OrderItem, 'stock'> & ParcelItem & { stock: { code: string } };

/** The items of an order that one brand packs into one parcel. */
export interface PackGroup {
  key: string;
  orderId: number;
  brand: OrderItem['brand'];
  delivery: OrderItem['delivery'];
  items: readonly PackItem[];
}

/** The items by order and brand, in the order of the items. */
export function packGroups(items: readonly OrderItem[]): PackGroup[] {
  const groups = Map.groupBy(items, ({ orderId, brand }) => `${orderId}-${brand.id}`);
  return [...groups].flatMap(([key, [first, ...others]]) => {
    if (first === undefined) return [];
    const { orderId, brand, delivery } = first;
    return [{ key, orderId, brand, delivery, items: [first, ...others].map(packItem) }];
  });
}

function packItem(item: OrderItem): PackItem {
  return { ...item, stock: { code: item.stock?.code ?? '' }, together: item.orderId, returnItem: null };
}
