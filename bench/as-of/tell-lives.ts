import type { Told } from '../growth/bulk.ts';

/** The life of an item that comes back: type, hours after the request, and data as SQL. */
const cameBack = [
  ['TrysetItemAccepted', 5, "'{}'"],
  ['TrysetItemShipped', 30, `'{"courier":"CJ_LOGISTICS","trackingNumber":null}'`],
  ['TrysetItemDelivered', 75, `'{"forced":false}'`],
  ['TrysetItemReturnRequested', 250, `'{"pickupReason":null,"requestedPickupDate":null}'`],
  ['TrysetItemReturnAccepted', 270, `'{"pickupDate":null}'`],
  ['TrysetItemReturnShipped', 300, `'{"courier":"CJ_LOGISTICS","trackingNumber":null}'`],
  ['TrysetItemReturnArrived', 350, "'{}'"],
  ['TrysetItemReturnCompleted', 360, "'{}'"],
] as const;

const canceled = [['TrysetItemCanceled', 5, "'{}'"]] as const;

/** Trysets in a round. The first item of the first tryset of each round is canceled, one item in ten. */
const round = 5;
const [longest, shortest] = [2 * (cameBack.length + 1) + 1, cameBack.length + canceled.length + 3];
const eventsOfRound = (round - 1) * longest + shortest;

/** The minutes over which the trysets of these items are requested: two years that ended 30 days ago. */
const [firstDays, days] = [760, 730];

/**
 * Describes whole lives of `items` tryset items, a multiple of ten, requested over two years. Nine in ten were sent and
 * came back within 15 days; one in ten was canceled. Lives overlap, so that each day has items in all statuses.
 */
export function itemLives(items: number): Told {
  const trysets = items / 2;
  return { events: (trysets / round) * eventsOfRound, insert: (head) => tellLives(head, trysets) };
}

/** Ids of loaded entities start at ten times the log's head, far from assigned ids. */
function tellLives(head: bigint, trysets: number): string {
  const first = Number(head) * 10;
  const item = (which: 0 | 1) => `json_build_object('trysetItemId', tryset * 2 + ${which},
    'brandId', g${which}.brand_id, 'productId', g${which}.product_id, 'productSizeId', g${which}.product_size_id,
    'stockItemId', g${which}.id, 'useMode', 'rent', 'trialDays', 7, 'postDays', 14)`;
  const requested = (which: 0 | 1) =>
    `(jsonb_build_object('trysetId', tryset, 'userId', m.id, 'userGender', m.gender, 'userRegion', 'KOREA',
      'isExpress', false) || ${item(which)}::jsonb)::json`;
  const life = (
    which: 0 | 1,
    steps: readonly (readonly [string, number, string])[],
    place: string,
    of: string,
  ) =>
    [['TrysetItemRequested', 0, null] as const, ...steps].map(
      ([type, hours, data], revision) =>
        `(${place} + ${revision}, 'tryset_item', tryset * 2 + ${which}, ${revision}, '${type}', ${hours},
          ${data === null ? requested(which) : `${data}::json`}, array[g${which}.brand_id], ${of})`,
    );
  const told = [
    `(0, 'tryset', tryset, 0, 'TrysetRequested', 0, json_build_object('trysetId', tryset, 'userId', m.id,
      'userGender', m.gender, 'userRegion', 'KOREA', 'items', json_build_array(${item(0)}, ${item(1)}),
      'recipient', null, 'isPreferExpress', false, 'requestedPoints', 0, 'expectedDeliveryOn', null,
      'proposalId', null), array[g0.brand_id, g1.brand_id], true)`,
    ...life(0, cameBack, '1', 'not is_first'),
    ...life(0, canceled, '1', 'is_first'),
    ...life(
      1,
      cameBack,
      `case when is_first then ${canceled.length + 2} else ${cameBack.length + 2} end`,
      'true',
    ),
  ];
  return `
    insert into read.log (position, event_id, stream, category, entity_id, revision, type, data, metadata, recorded_at,
      effective_at, actor_label, actor_id, brand_ids)
    select place, md5(place::text)::uuid::text, category || '-' || id, category, id::text, revision, type, data,
      json_build_object('schemaVersion', 1, '$correlationId', 'bulk ' || tryset, '$causationId', 'bulk ' || tryset,
        'command', 'request', 'commandId', 'bulk ' || tryset, 'actor', json_build_object('label', 'user', 'id', user_id),
        'brandIds', brands, 'receivedAt', ${iso('recorded')}, 'occurredAt', ${iso('at')}, 'imported', true),
      recorded, at, 'user', user_id, brands
    from (
      select ${head} + 1 + (n / ${round}) * ${eventsOfRound}
          + case when n % ${round} = 0 then 0 else ${shortest} + (n % ${round} - 1) * ${longest} end + told.place as place,
        told.category, told.id, told.revision, told.type, told.data, told.brands, tryset, m.id as user_id,
        requested_at + told.hours * interval '1 hour' as at, requested_at + interval '20 days' as recorded
      from generate_series(0, ${trysets - 1}) n
      cross join lateral (select ${first} + n as tryset, n % ${round} = 0 as is_first,
        date_trunc('day', now()) - interval '${firstDays} days' + n * (interval '${days} days' / ${trysets}) as requested_at) t
      join members m on m.place = (n * 7) % (select count(*) from members)
      join garments g0 on g0.place = (n * 13) % (select count(*) from garments)
      join garments g1 on g1.place = (n * 29 + 1) % (select count(*) from garments)
      cross join lateral (values ${told.join(',\n')})
        told (place, category, id, revision, type, hours, data, brands, is_told)
      where told.is_told
    ) events`;
}

function iso(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
