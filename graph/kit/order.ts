import { builder } from './builder.ts';
import { snakeCase } from './wire.ts';

export const OrderDirection = builder.enumType('OrderDirection', {
  values: ['ASC', 'DESC', 'DESC_NULLS_LAST'] as const,
});

interface OrderBy {
  field: string;
  direction: 'ASC' | 'DESC' | 'DESC_NULLS_LAST';
}

/** Converts an order to the REST lists' parameter: `-created_time` for createdAt in descending order. */
export function orderOf(order: OrderBy | null | undefined): string | undefined {
  if (!order) return undefined;
  const name = snakeCase(order.field).replace(/_at$/, '_time');
  return order.direction === 'ASC' ? name : `-${name}`;
}
