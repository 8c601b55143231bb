import type { Told } from './bulk.ts';

/** Events per tryset: its request, and for each of its two items the request and the outcome. */
const eventsOfTryset = 5;

/**
 * Describes `items` further tryset items with short histories: requested, then accepted. One in ten is canceled
 * instead.
 */
export function trysetItems(before: number, items: number): Told {
  return {
    events: (items / 2) * eventsOfTryset,
    insert: (head) => tellTrysets(head, before / 2, items / 2),
  };
}

/** Ids of loaded entities start at ten times the log's head, far from assigned ids. */
function tellTrysets(head: bigint, before: number, trysets: number): string {
  const first = Number(head) * 10;
  const item = (
    which: 0 | 1,
  ) => `json_build_object('trysetItemId', tryset * 2 + ${which}, 'brandId', g${which}.brand_id,
    'productId', g${which}.product_id, 'productSizeId', g${which}.product_size_id, 'stockItemId', g${which}.id,
    'useMode', 'rent', 'trialDays', 7, 'postDays', 14)`;
  const requested = (which: 0 | 1) =>
    `(jsonb_build_object('trysetId', tryset, 'userId', m.id, 'userGender', m.gender, 'userRegion', 'KOREA',
      'isExpress', false) || ${item(which)}::jsonb)::json`;
  const outcome = (which: 0 | 1) =>
    `case when (tryset * 2 + ${which}) % 10 = 0 then 'TrysetItemCanceled' else 'TrysetItemAccepted' end`;
  return `
    insert into read.log (position, event_id, stream, category, entity_id, revision, type, data, metadata, recorded_at,
      effective_at, actor_label, actor_id, brand_ids)
    select ${head} + 1 + n * ${eventsOfTryset} + told.place,
      md5((${head} + n * ${eventsOfTryset} + told.place)::text)::uuid::text,
      told.category || '-' || told.id, told.category, told.id::text, told.revision, told.type, told.data,
      json_build_object('schemaVersion', 1, '$correlationId', 'bulk ' || tryset, '$causationId', 'bulk ' || tryset,
        'command', 'request', 'commandId', 'bulk ' || tryset, 'actor', json_build_object('label', 'user', 'id', m.id),
        'brandIds', told.brands, 'receivedAt', to_char(at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'imported', true),
      at, at, 'user', m.id, told.brands
    from generate_series(0, ${trysets - 1}) n
    cross join lateral (select ${first} + n as tryset, timestamptz '2020-01-01Z' + (${before} + n) * interval '1 minute' as at) t
    join members m on m.place = (n * 7) % (select count(*) from members)
    join garments g0 on g0.place = (n * 13) % (select count(*) from garments)
    join garments g1 on g1.place = (n * 29 + 1) % (select count(*) from garments)
    cross join lateral (values
      (0, 'tryset', tryset, 0, 'TrysetRequested', json_build_object('trysetId', tryset, 'userId', m.id,
        'userGender', m.gender, 'userRegion', 'KOREA', 'items', json_build_array(${item(0)}, ${item(1)}),
        'recipient', null, 'isPreferExpress', false, 'requestedPoints', 0, 'expectedDeliveryOn', null, 'proposalId', null),
        array[g0.brand_id, g1.brand_id]),
      (1, 'tryset_item', tryset * 2, 0, 'TrysetItemRequested', ${requested(0)}, array[g0.brand_id]),
      (2, 'tryset_item', tryset * 2, 1, ${outcome(0)}, '{}'::json, array[g0.brand_id]),
      (3, 'tryset_item', tryset * 2 + 1, 0, 'TrysetItemRequested', ${requested(1)}, array[g1.brand_id]),
      (4, 'tryset_item', tryset * 2 + 1, 1, ${outcome(1)}, '{}'::json, array[g1.brand_id])
    ) told (place, category, id, revision, type, data, brands)`;
}
