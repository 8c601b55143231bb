import type { Client } from 'pg';

/** A sum of an order or of a brand's month that does not add up, in whole units of its currency. */
export interface OrderDifference {
  of: 'orders';
  /** The stream of the order or month: `order-7`. */
  stream: string;
  sum: OrderSum | MonthSum;
  /** The value that is stored. */
  before: number;
  /** The value that it must have. */
  after: number;
}

/**
 * `shares`: points and cash of the items, which make their prices. `order`: points and cash of the order, which are those of its
 * items. `payment`: the amount that is asked. `refunds`: the cash that went back. `points`: the spent points. `sales`: the lines
 * of its settled items in the brands' months.
 */
const orderSums = ['shares', 'order', 'payment', 'refunds', 'points', 'sales'] as const;
export type OrderSum = (typeof orderSums)[number];

/** The sums of a month's lines. */
export type MonthSum = 'lines' | 'sales' | 'brandPayment' | 'contentUse';

export interface OrderTotals {
  orders: number;
  /** Cash and points of all orders, also of those that were never paid. */
  cash: number;
  point: number;
  refunds: number;
  months: number;
  /** Number of orders whose sums differ because an event of theirs is not handled yet, or is younger than a minute. */
  underWay: number;
}

export interface OrdersReconciled {
  totals: OrderTotals;
  differences: OrderDifference[];
}

/** What follows from an order's event is recorded after it, by the same request or by the reactor. */
const settling = `interval '1 minute'`;

/** The placing tells whether an order was imported: its points and its brand's payment belong to the past. */
const told = `
  select entity_id, bool_or(type = 'OrderPlaced' and imported) as is_imported,
    (max(position) > $1 or max(recorded_at) > now() - ${settling}) is true as is_under_way
  from read.log where category = 'order' group by entity_id`;

/** A canceled item gave back its cash less the deduction, which includes earlier goodwill. */
const bought = `
  select order_id, sum(sales_price)::float8 as prices, sum(item_point + item_cash)::float8 as shares,
    sum(case when status = 'canceled' then item_cash - deduction else goodwill end)::float8 as cash_back,
    sum(item_point) filter (where status = 'canceled')::float8 as points_back,
    sum(sales_price) filter (where settled_time is not null and not is_reversed)::float8 as sales
  from read.order_items group by order_id`;

/** Refunds that follow from orders. Money that somebody else moved is compared with the provider's settlements instead. */
const refunded = `
  select id, amount::float8 as amount,
    (select coalesce(sum((refund ->> 'amount')::bigint), 0)::float8 from jsonb_array_elements(state -> 'refunds') as refund
     where refund ->> 'why' in ('canceled', 'returned', 'lost', 'goodwill')) as refunds,
    is_charged_back or exists (
      select from read.log where stream = 'payment-' || payments.id
        and (type = 'PaymentRefundedElsewhere' or (type = 'RefundRequested' and actor_label = 'staff'))) as is_by_hand
  from read.payments where for_kind = 'order'`;

const spent = `
  select (data -> 'for' ->> 'id')::bigint as order_id,
    sum(case type when 'PointsCaptured' then 1 else -1 end * (data ->> 'amount')::bigint)::float8 as points
  from read.log
  where category = 'point_account' and type in ('PointsCaptured', 'PointsRefunded') and data -> 'for' ->> 'kind' = 'order'
  group by 1`;

/** Lines name the item, whose id holds that of its order. */
const sold = `
  select of_id / 100 as order_id, sum(amount)::float8 as sales
  from read.brand_month_lines where of_kind = 'order_item' group by 1`;

/** $1 is the reactor's checkpoint; null without a reactor. Orders behind a parked event are left out. */
const ordersStatement = `
  select 'order-' || whole.id as stream, whole.cash::float8 as cash, whole.point::float8 as point,
    coalesce(told.is_imported, false) as "isImported", coalesce(told.is_under_way, false) as "isUnderWay",
    whole.paid_time is not null as "isPaid", whole.payment_id is not null as "hasPayment",
    coalesce(bought.prices, 0) as prices, coalesce(bought.shares, 0) as shares,
    coalesce(bought.cash_back, 0) as "cashBack", coalesce(bought.points_back, 0) as "pointsBack",
    coalesce(bought.sales, 0) as sales, coalesce(refunded.amount, 0) as amount,
    coalesce(refunded.refunds, 0) as refunds, coalesce(refunded.is_by_hand, false) as "isByHand",
    coalesce(spent.points, 0) as spent, coalesce(sold.sales, 0) as sold
  from read.orders as whole
  left join (${told}) as told on told.entity_id = whole.id::text
  left join (${bought}) as bought on bought.order_id = whole.id
  left join (${refunded}) as refunded on refunded.id = whole.payment_id
  left join (${spent}) as spent on spent.order_id = whole.id
  left join (${sold}) as sold on sold.order_id = whole.id
  where not exists (select from read.parked where projection = 'orders' and entity = whole.id::text)
  order by whole.id`;

const monthsStatement = `
  select 'brand_month-' || month.id as stream, summed.name as sum, summed.before::float8, summed.after::float8
  from read.brand_months as month
  cross join lateral (
    select currency, count(*) as lines, coalesce(sum(amount) filter (where side = 'sale'), 0) as sales,
      sum(brand_payment) as brand_payment, coalesce(sum(amount) filter (where side = 'content_use'), 0) as content_use
    from read.brand_month_lines as line where line.brand_month_id = month.brand_month_id group by currency
  ) as line
  left join lateral jsonb_array_elements(month.sums) as stored on stored ->> 'currency' = line.currency
  cross join lateral (values
    ('lines', (stored ->> 'lines')::bigint, line.lines), ('sales', (stored ->> 'sales')::bigint, line.sales),
    ('brandPayment', (stored ->> 'brandPayment')::bigint, line.brand_payment),
    ('contentUse', (stored ->> 'contentUse')::bigint, line.content_use)
  ) as summed (name, before, after)
  where summed.before is distinct from summed.after
    and not exists (select from read.parked where stream = 'brand_month-' || month.id)
  order by month.brand_month_id`;

interface Line {
  stream: string;
  cash: number;
  point: number;
  isImported: boolean;
  isUnderWay: boolean;
  isPaid: boolean;
  hasPayment: boolean;
  prices: number;
  shares: number;
  cashBack: number;
  pointsBack: number;
  sales: number;
  amount: number;
  refunds: number;
  isByHand: boolean;
  spent: number;
  sold: number;
}

/**
 * Compares the sums of all orders and of all brands' months. Call it in the transaction that reads the rows, so that they have
 * one position. `reactedTo` is the reactor's checkpoint, read before this transaction began; null if no reactor ever ran.
 */
export async function ordersReconciled(client: Client, reactedTo: bigint | null): Promise<OrdersReconciled> {
  const { rows: lines } = await client.query<Line>(ordersStatement, [reactedTo]);
  const { rows: months } = await client.query<Omit<OrderDifference, 'of'>>(monthsStatement);
  const { rows: counted } = await client.query<{ months: number }>(
    'select count(*)::integer as months from read.brand_months',
  );
  const totals = { orders: 0, cash: 0, point: 0, refunds: 0, months: counted[0]?.months ?? 0, underWay: 0 };
  const differences: OrderDifference[] = [];
  for (const line of lines) {
    totals.orders += 1;
    totals.cash += line.cash;
    totals.point += line.point;
    totals.refunds += line.refunds;
    const followed = differencesIn(line, followedBy(line));
    differences.push(...differencesIn(line, ownOf(line)));
    if (!line.isUnderWay) differences.push(...followed);
    else if (followed.length > 0) totals.underWay += 1;
  }
  const found = months.map((month) => ({ ...month, before: month.before ?? 0, of: 'orders' as const }));
  return { totals, differences: [...differences, ...found] };
}

/** The stored and the right value of sums. */
type Sums = Partial<Record<OrderSum, readonly [before: number, after: number]>>;

function ownOf({ shares, prices, cash, point }: Line): Sums {
  return { shares: [shares, prices], order: [cash + point, prices] };
}

/** Sums that follow from the order's events elsewhere. */
function followedBy(line: Line): Sums {
  const { cash, point, isPaid } = line;
  return {
    ...(line.hasPayment && { payment: [line.amount, cash] }),
    ...(!line.isByHand && { refunds: [line.refunds, isPaid ? line.cashBack : 0] }),
    ...(!line.isImported && {
      points: [line.spent, isPaid ? point - line.pointsBack : 0],
      sales: [line.sold, line.sales],
    }),
  };
}

function differencesIn({ stream }: Line, sums: Sums): OrderDifference[] {
  return orderSums.flatMap((sum) => {
    const [before, after] = sums[sum] ?? [0, 0];
    return before === after ? [] : [{ of: 'orders' as const, stream, sum, before, after }];
  });
}
