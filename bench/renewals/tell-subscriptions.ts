import type { Told } from '../growth/bulk.ts';

/** The length of the plan's periods. */
const months = 1;
const eventsOfSubscription = 3;

/**
 * Describes a plan and `count` subscriptions of as many brands. Each was paid by transfer, has begun, and its period ended
 * yesterday.
 */
export function subscriptions(count: number): Told {
  return { events: 1 + count * eventsOfSubscription, insert: (head) => tell(head, count) };
}

/** Ids of loaded entities start at ten times the log's head, far from assigned ids. The plan has the first one. */
function tell(head: bigint, count: number): string {
  const first = Number(head) * 10;
  const plan = `json_build_object('planId', ${first}, 'displayName', 'Standard', 'internalName', 'standard',
    'subscriptionType', 'normal', 'price', 300000, 'currency', 'KRW', 'months', ${months}, 'maxSkuAmount', 100,
    'maxItemsPerSku', 20, 'guaranteedContentScore', 100, 'isRegramAble', true)`;
  const invoice = `json_build_object('brandInvoiceId', id, 'brandId', id, 'kind', 'period', 'brandSubscriptionId', id,
    'month', null, 'paymentId', id, 'method', 'bank', 'amount', 300000, 'discountedAmount', 0, 'currency', 'KRW',
    'tax', 27272, 'dueTime', to_char(at + interval '7 days', ${iso}))`;
  return `
    insert into read.log (position, event_id, stream, category, entity_id, revision, type, data, metadata, recorded_at,
      effective_at, actor_label, actor_id, brand_ids)
    select ${head} + 1 + told.place, md5((${head} + told.place)::text)::uuid::text, told.category || '-' || told.id,
      told.category, told.id::text, told.revision, told.type, told.data,
      json_build_object('schemaVersion', 1, '$correlationId', 'bulk ' || told.id, '$causationId', 'bulk ' || told.id,
        'command', 'choose_plan', 'commandId', 'bulk ' || told.place,
        'actor', json_build_object('label', 'system', 'id', null), 'brandIds', told.brands,
        'receivedAt', to_char(told.at, ${iso}), 'imported', true),
      told.at, told.at, 'system', null, told.brands
    from (
      select 0 as place, 'brand_plan' as category, ${first} as id, 0 as revision, 'BrandPlanRegistered' as type,
        json_build_object('id', ${first}, 'displayName', 'Standard', 'internalName', 'standard',
          'subscriptionType', 'normal', 'price', json_build_object('KOREA', 300000, 'JAPAN', null), 'months', ${months},
          'maxSkuAmount', 100, 'maxItemsPerSku', 20, 'guaranteedContentScore', 100, 'isRegramAble', true,
          'isActive', true) as data,
        ${start} as at, array[]::integer[] as brands
      union all
      select 1 + n * ${eventsOfSubscription} + step.revision, 'brand_subscription', id, step.revision, step.type,
        step.data, at, array[id]
      from generate_series(0, ${count - 1}) n
      cross join lateral (select ${first} + 1 + n as id, ${start} as at) one
      cross join lateral (values
        (0, 'BrandSubscriptionStarted', json_build_object('brandSubscriptionId', id, 'brandId', id, 'plan', ${plan},
          'startDate', to_char(at + interval '9 hours', 'YYYY-MM-DD'), 'method', 'bank', 'renewNextMonth', true,
          'period', null, 'invoice', ${invoice})),
        (1, 'BrandSubscriptionPaid', json_build_object('brandInvoiceId', id, 'amount', 300000, 'plan', ${plan},
          'period', json_build_object('anchor', to_char(at + interval '9 hours', 'YYYY-MM-DD'), 'monthsBefore', 0,
            'startDate', to_char(at + interval '9 hours', 'YYYY-MM-DD'),
            'endDate', to_char(now() + interval '9 hours' - interval '1 day', 'YYYY-MM-DD')))),
        (2, 'BrandSubscriptionBegan', json_build_object())
      ) step (revision, type, data)
    ) told`;
}

const iso = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
/** The instant at which all periods began: a month before their end yesterday. */
const start = `date_trunc('second', now() - interval '${months} month')`;

/** SQL that stores the deadlines which turn the periods of the loaded subscriptions, due at once. */
export const turnPeriods = `
  insert into write.deadlines (key, due_at, deadline, cause)
  select 'turn_brand_period:' || event_id, now(),
    json_build_object('name', 'turn_brand_period', 'dueAt', to_char(now(), ${iso}),
      'brandSubscriptionId', entity_id::integer),
    json_build_object('eventId', event_id, 'correlationId', metadata ->> '$correlationId')
  from read.log where type = 'BrandSubscriptionPaid'`;
