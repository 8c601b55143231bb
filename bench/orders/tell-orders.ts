import { orderItemTypes, orderMethods } from '#domain/orders/order-kinds.ts';
import type { Told } from '../growth/bulk.ts';

type Step =
  | 'placed'
  | 'paid'
  | 'ended'
  | 'prepared'
  | 'shipped'
  | 'completed'
  | 'returnAsked'
  | 'returned'
  | 'settled';

/** What becomes of orders: `of` so many in a hundred. The steps of items come once for each item. */
interface Life {
  of: number;
  order: readonly Step[];
  items: readonly Step[];
}

const lives: readonly Life[] = [
  { of: 2, order: ['placed'], items: [] },
  { of: 6, order: ['placed', 'ended'], items: [] },
  { of: 3, order: ['placed', 'paid'], items: [] },
  { of: 3, order: ['placed', 'paid'], items: ['prepared'] },
  { of: 6, order: ['placed', 'paid'], items: ['shipped'] },
  { of: 2, order: ['placed', 'paid'], items: ['shipped', 'completed', 'returnAsked'] },
  { of: 3, order: ['placed', 'paid'], items: ['shipped', 'completed', 'returned'] },
  { of: 75, order: ['placed', 'paid'], items: ['shipped', 'completed', 'settled'] },
];

/** Orders of one and of two items take turns, a hundred each. */
const ordersOfRound = 200;

const eventsOfRound = [1, 2].reduce(
  (sum, items) =>
    sum +
    lives.reduce((events, life) => events + life.of * (life.order.length + life.items.length * items), 0),
  0,
);

/** The step that an order of the hundred takes at each place, with the number of its item; null for the whole order. */
function stepsOfHundred(): string {
  const rows: string[] = [];
  let first = 0;
  for (const { of, order, items } of lives) {
    const until = first + of;
    const row = (items: number, place: number, step: Step, nth: number | null) => {
      rows.push(`(${first}, ${until}, ${items}, ${place}, '${step}', ${nth}::integer)`);
    };
    for (const count of [1, 2]) {
      for (const [place, step] of order.entries()) row(count, place, step, null);
      for (const [index, step] of items.entries()) {
        for (let nth = 1; nth <= count; nth++) row(count, order.length + index * count + nth - 1, step, nth);
      }
    }
    first = until;
  }
  return rows.join(',\n      ');
}

/**
 * Describes this many orders, a multiple of 200, in the log mirror. They were placed in equal steps over the last two years.
 * Each order has a payment; see `tellPayments`.
 */
export function ordersTold(orders: number): Told {
  if (orders % ordersOfRound !== 0) throw new Error(`the orders must be a multiple of ${ordersOfRound}`);
  const events = (orders / ordersOfRound) * eventsOfRound;
  return { events, insert: (head) => tellOrders(head, orders) };
}

/** The id of the first told order: its events' positions follow `head`. */
const firstId = (head: bigint) => Number(head) * 10;

const codes = (values: readonly string[]) => `array[${values.map((value) => `'${value}'`).join(', ')}]`;

function tellOrders(head: bigint, orders: number): string {
  const item = (nth: number) => `json_build_object('itemId', order_id::bigint * 100 + ${nth}, 'type',
      (${codes(orderItemTypes)})[(n + ${nth}) % ${orderItemTypes.length} + 1], 'trysetItemId', null,
      'productId', g${nth}.product_id, 'productSizeId', g${nth}.product_size_id, 'stockItemId', null, 'brandId', g${nth}.brand_id,
      'originalPrice', price, 'salesPrice', price, 'commissionRate', 20, 'itemPoint', 1000, 'itemCash', price - 1000,
      'tax', (price - 1000) / 11)`;
  return `
    insert into read.log (position, event_id, stream, category, entity_id, revision, type, data, metadata, recorded_at,
      effective_at, actor_label, actor_id, brand_ids)
    select position, md5('order ' || position)::uuid::text, 'order-' || order_id, 'order', order_id::text, place, type, data,
      json_build_object('schemaVersion', 1, '$correlationId', 'bulk order ' || order_id, '$causationId', 'bulk order ' || order_id,
        'command', 'place', 'commandId', 'bulk order ' || order_id || '-' || place, 'reason', 'made up',
        'actor', json_build_object('label', 'user', 'id', user_id), 'brandIds', brands,
        'receivedAt', to_char(at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'imported', true),
      at, at, 'user', user_id, brands
    from (
      select ${head} + row_number() over (order by n, step.place) as position, order_id, step.place, m.id as user_id,
        told.type, told.data, placed_at + step.place * interval '1 hour' as at,
        case when items = 1 then array[g1.brand_id] else array[g1.brand_id, g2.brand_id] end as brands
      from generate_series(0, ${orders - 1}) n
      cross join lateral (select ${firstId(head)} + n as order_id, n % 100 as kind, n / 100 % 2 + 1 as items,
        10000 + n * 7919::bigint % 190000 as price, (${codes(orderMethods)})[n % ${orderMethods.length} + 1] as method,
        now() - (${orders - 1} - n) * (interval '730 days' / ${orders}) as placed_at) o
      join (values
      ${stepsOfHundred()}) step (first, until, of_items, place, name, nth)
        on kind >= step.first and kind < step.until and items = step.of_items
      join members m on m.place = (n * 7::bigint) % (select count(*) from members)
      join garments g1 on g1.place = (n * 13::bigint) % (select count(*) from garments)
      join garments g2 on g2.place = (n * 29::bigint + 1) % (select count(*) from garments)
      cross join lateral (select json_build_object('itemId', order_id::bigint * 100 + step.nth) as of_item) i
      cross join lateral (values
        ('placed', 'OrderPlaced', json_build_object('orderId', order_id, 'userId', m.id,
          'currency', case when n % 10 = 9 then 'JPY' else 'KRW' end, 'paymentMethod', method, 'items',
          case when items = 1 then json_build_array(${item(1)}) else json_build_array(${item(1)}, ${item(2)}) end,
          'buyer', null, 'paymentId', order_id, 'dueTime', to_char(placed_at + interval '30 minutes', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))),
        ('paid', 'OrderPaid', json_build_object('paidTime', to_char(placed_at + interval '5 minutes', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))),
        ('ended', (array['OrderExpired', 'OrderFailed', 'OrderForged'])[n % 3 + 1], '{}'::json),
        ('prepared', 'OrderItemPrepared', of_item),
        ('shipped', 'OrderItemShipped', (of_item::jsonb || jsonb_build_object('courier', '04', 'trackingNumber', 'B' || n))::json),
        ('completed', 'OrderItemCompleted', of_item),
        ('returnAsked', 'OrderItemReturnRequested', (of_item::jsonb || '{"fault": "buyer"}')::json),
        ('returned', 'OrderItemReturned', (of_item::jsonb || '{"deduction": 0}')::json),
        ('settled', 'OrderItemSettled', of_item)
      ) told (step, type, data)
      where told.step = step.name
    ) event`;
}
