import Type, { type Static } from 'typebox';
import { orderItemIdOf } from '#domain/orders/item-ids.ts';

/** The highest possible id: databases store ids in four bytes. Assigned ids stay far below it. */
export const highestId = 2_147_483_647;

/** The schema of an entity's id. */
export const Id = Type.Integer({ minimum: 1, maximum: highestId });

/** The highest possible id of an order's item: the order's id times 100, and the item's number. It exceeds four bytes. */
export const highestOrderItemId = orderItemIdOf(highestId, 99);

/** The schema of the id of an order's item. */
export const OrderItemId = Type.Integer({ minimum: 1, maximum: highestOrderItemId });

/** The path parameter `{id}` of an order's item. */
export const OrderItemIdParams = Type.Object({ id: OrderItemId });

/** The id of a brand's month: brand id × 1,000,000 + yyyymm. It exceeds four bytes, and is a safe integer. */
export const MonthId = Type.Integer({ minimum: 1_000_000, maximum: highestId * 1_000_000 + 999_912 });

/** The path parameter `{id}` of a brand's month. */
export const MonthIdParams = Type.Object({ id: MonthId });

/** The path parameter `{id}`. */
export const IdParams = Type.Object({ id: Id });
export type IdParams = Static<typeof IdParams>;
/** The schema of a path parameter `{id}`, of any size. */
export type AnyIdParams = typeof IdParams;
