import type { Told } from '../growth/bulk.ts';

/** One payment in two hundred has a refund that the provider refused. */
const ordersOfProblem = 200;

/** Describes the payments of all orders in the log mirror, a multiple of 200: paid ones, some with a refund that failed. */
export function paymentsTold(orders: number): Told {
  const events = orders * 2 + (orders / ordersOfProblem) * 2;
  return { events, insert: tellPayments };
}

function tellPayments(head: bigint): string {
  return `
    insert into read.log (position, event_id, stream, category, entity_id, revision, type, data, metadata, recorded_at,
      effective_at, actor_label, actor_id, brand_ids)
    select ${head} + row_number() over (order by payment_id, place),
      md5('payment ' || payment_id || ' ' || place)::uuid::text, 'payment-' || payment_id, 'payment', payment_id::text, place, type,
      told.data, json_build_object('schemaVersion', 1, '$correlationId', 'bulk payment ' || payment_id,
        '$causationId', 'bulk payment ' || payment_id, 'command', 'request', 'commandId', 'bulk payment ' || payment_id || '-' || place,
        'actor', json_build_object('label', 'system', 'id', null), 'brandIds', array[]::integer[],
        'receivedAt', to_char(at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'imported', true),
      at, at, 'system', null, array[]::integer[]
    from (
      select entity_id::integer as payment_id, effective_at as at, row_number() over (order by position) as nth,
        data ->> 'currency' as currency, (data ->> 'userId')::integer as user_id,
        (select sum((item ->> 'itemCash')::integer) from json_array_elements(data -> 'items') item) as amount
      from read.log where category = 'order' and type = 'OrderPlaced'
    ) placed
    cross join lateral (values
      (0, 'PaymentRequested', json_build_object('paymentId', payment_id, 'for', json_build_object('kind', 'order', 'id', payment_id),
        'payer', json_build_object('kind', 'user', 'id', user_id), 'amount', amount, 'currency', currency, 'dueTime', null)),
      (1, 'PaymentConfirmed', json_build_object('attempt', 1, 'reference', 'bulk-' || payment_id, 'amount', amount,
        'paidTime', to_char(at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'receiptUrl', null)),
      (2, 'RefundRequested', json_build_object('refundId', payment_id::bigint * 100 + 1, 'reference', 'bulk-' || payment_id,
        'amount', 1000, 'why', 'goodwill')),
      (3, 'RefundFailed', json_build_object('refundId', payment_id::bigint * 100 + 1, 'refusal', 'refused'))
    ) told (place, type, data)
    where place < 2 or nth % ${ordersOfProblem} = 0`;
}
