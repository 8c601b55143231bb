import { afterAll, beforeAll, expect, it } from 'vitest';
import { periodOf } from '#http/filters.ts';
import { randomOrders } from '#projections/orders/testing/random-orders.ts';
import { type Bench, openBench } from '#projections/testing/harness.ts';
import { stored } from '#projections/testing/histories.ts';
import { seeded } from '#projections/testing/random.ts';
import type { Reading } from '../kit/reading.ts';
import { pagePlans } from '../testing/page-plan.ts';
import { openTestModels, type TestModels } from '../testing/test-models.ts';
import { filteredItems, type OrderItemsParams, orderItemList } from './item-lists.ts';
import { filteredOrders, type OrdersParams, orderList } from './lists.ts';

let bench: Bench;
let models: TestModels;
let planOf: ReturnType<typeof pagePlans>;

/** Twenty thousand further rows like one row, with an hour between their times. Few have what the filters ask for. */
const manyOf = (table: string, others: string) => `
  insert into ${table} select made.*
  from ${table} as one, generate_series(1, 20000) as n, json_populate_record(one, json_build_object(
    'id', 1000 + n, 'user_id', 100 + n % 4000, 'status', 'complete', 'payment_method', 'card', 'payment_id', 1000 + n,
    'created_at', '2020-01-01'::timestamptz + n * interval '1 hour',
    'updated_at', '2020-01-01'::timestamptz + n * interval '1 hour',
    'paid_time', '2020-01-01'::timestamptz + n * interval '1 hour', ${others})) as made
  where one.id = (select min(id) from ${table})`;

beforeAll(async () => {
  bench = await openBench();
  models = await openTestModels({ database: bench });
  planOf = pagePlans(bench, models, '2026-07-02T00:00:00.000Z');
  await bench.take(stored(randomOrders(seeded(1), 5)));
  await bench.query(
    manyOf(
      'read.orders',
      `'brand_ids', json_build_array(10 + n % 400), 'types', json_build_array('product_v2'), 'cash', n,
      'due_time', '2020-01-01'::timestamptz + n * interval '1 hour'`,
    ),
  );
  await bench.query(
    manyOf(
      'read.order_items',
      `'order_id', 1000 + n, 'brand_id', 10 + n % 400, 'product_id', 100 + n % 2000, 'type', 'product_v2',
      'sales_price', n, 'return_fault', null, 'returned_time', null,
      'completed_time', '2020-01-01'::timestamptz + n * interval '1 hour'`,
    ),
  );
  await bench.query('analyze read.orders, read.order_items');
});
afterAll(() => models.close());

/** The parts of a reading that these filters use. */
const readingOf = (asking: Pick<Reading, 'db' | 'caller' | 'now'>) => asking as Reading;

it.each<[string, OrdersParams]>([
  ['pkey', {}],
  ['pkey', { ids: [1001, 1002] }],
  ['status', { statuses: ['wait'] }],
  ['method', { payment_method: ['payco'] }],
  ['user', { user_id: 120 }],
  ['brands', { brand_id: 20 }],
  ['types', { types: ['product_v1'] }],
  ['created', { created_time: periodOf('created_time', '2020-03-01') }],
  ['paid', { paid_time: periodOf('paid_time', '2020-03-01') }],
  ['payment', { has_refund_problem: true }],
  ['cash', { order: '-cash' }],
  ['due', { order: 'due_time' }],
  ['due_down', { order: '-due_time' }],
  ['paid', { order: 'paid_time' }],
  ['paid_down', { order: '-paid_time' }],
  ['updated', { order: '-updated_time' }],
])('a page of orders is read by the index on "%s" for %j', async (index, query) => {
  const plan = await planOf((asking) => ({
    async page({ limit, offset }) {
      const { orders } = await filteredOrders(readingOf(asking), query);
      const ids = orderList.sorted(orders, query.order).select('order.id');
      return ids.limit(limit).offset(offset).execute();
    },
  }));
  expect(plan).toContain(`orders_${index}`);
  expect(plan).not.toContain('Seq Scan on orders');
});

it.each<[string, OrderItemsParams]>([
  ['pkey', {}],
  ['pkey', { ids: [1001, 1002] }],
  ['order', { order_ids: [1001] }],
  ['status', { statuses: ['wait'] }],
  ['method', { payment_method: ['payco'] }],
  ['type', { types: ['product_v1'] }],
  ['user', { user_id: 120 }],
  ['brand', { brand_id: 20 }],
  ['brand_status', { brand_id: 20, statuses: ['wait'] }],
  ['product', { product_ids: [120] }],
  ['created', { created_time: periodOf('created_time', '2020-03-01') }],
  ['paid', { paid_time: periodOf('paid_time', '2020-03-01') }],
  ['payment', { has_refund_problem: true }],
  ['return_requested', { is_return_requested: true }],
  ['returned', { is_returned: true }],
  ['price', { order: '-sales_price' }],
  ['paid_down', { order: '-paid_time' }],
  ['completed', { order: 'delivered_time' }],
  ['completed_down', { order: '-delivered_time' }],
  ['updated', { order: '-updated_time' }],
])('a page of items is read by the index on "%s" for %j', async (index, query) => {
  const plan = await planOf((asking) => ({
    async page({ limit, offset }) {
      const { items } = await filteredItems(readingOf(asking), query);
      const ids = orderItemList.sorted(items, query.order).select('item.id');
      return ids.limit(limit).offset(offset).execute();
    },
  }));
  expect(plan).toContain(`order_items_${index}`);
  expect(plan).not.toContain('Seq Scan on order_items');
});
