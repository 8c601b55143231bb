/** Values of an order in the middle of the list, for filters that match a part of the orders. */
export interface Example {
  orderId: number;
  userId: number;
  username: string;
  brandId: number;
  productId: number;
  productName: string;
}

type Named = [name: string, query: string];

/** The day so many days before today, in UTC. */
const day = (before: number) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);

const encoded = encodeURIComponent;

/** Each filter that orders, their items and the totals of items share. */
function sharedFilters({ userId, username, brandId, productName }: Example): Named[] {
  return [
    ['all', ''],
    ['complete', 'statuses=complete'],
    ['to send', 'statuses=paid,preparing'],
    ['that failed', 'statuses=failed,forgery'],
    ['from the warehouse', 'types=product_v2'],
    ['paid by card', 'payment_method=card'],
    ['of a brand', `brand_id=${brandId}`],
    ['of a brand, complete, by card', `brand_id=${brandId}&statuses=complete&payment_method=card`],
    ['of a member', `user_id=${userId}`],
    ['of a member by name', `user_name=${encoded(username)}`],
    ['of members with an a in their name', 'user_name=a'],
    ['of curators', 'user_role=curator'],
    ['with a refund that failed', 'has_refund_problem=true'],
    ['without one', 'has_refund_problem=false'],
    ['placed in a month', `created_time=${day(60)},${day(30)}`],
    ['placed in a year', `created_time=${day(400)},${day(35)}`],
    ['of a brand, placed in a month', `brand_id=${brandId}&created_time=${day(60)},${day(30)}`],
    ['paid in a month', `paid_time=${day(60)},${day(30)}`],
    ['paid in a month, complete', `paid_time=${day(60)},${day(30)}&statuses=complete`],
    ['that a product’s name finds', `q=${encoded(productName)}`],
    ['that a member’s name finds', `q=${encoded(username)}`],
    ['that a number finds', 'q=123456'],
  ];
}

export function orderFilters(example: Example): Named[] {
  return [
    ...sharedFilters(example),
    ['all, the dearest first', 'order=-cash'],
    ['all, by their last change', 'order=-updated_time'],
    ['all, by their payment', 'order=-paid_time'],
    ['waiting, the next due first', 'statuses=wait&order=due_time'],
    ['complete, the dearest first', 'statuses=complete&order=-cash'],
  ];
}

const onlyItems = ({ orderId, productId }: Example): Named[] => [
  ['of an order', `order_ids=${orderId}`],
  ['of a product', `product_ids=${productId}`],
  ['with a return asked for', 'is_return_requested=true'],
  ['without one', 'is_return_requested=false'],
  ['returned', 'is_returned=true'],
];

export function itemFilters(example: Example): Named[] {
  return [
    ...sharedFilters(example),
    ...onlyItems(example),
    ['all, the dearest first', 'order=-sales_price'],
    ['all, by their last change', 'order=-updated_time'],
    ['all, by their delivery', 'order=-delivered_time'],
    ['of a brand, the dearest first', `brand_id=${example.brandId}&order=-sales_price`],
  ];
}

export function totalsFilters(example: Example): Named[] {
  return [...sharedFilters(example), ...onlyItems(example)];
}
