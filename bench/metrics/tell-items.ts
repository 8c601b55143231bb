import type { Told } from '../growth/bulk.ts';

/** What becomes of items: `of` so many in a hundred. Each step is an event, a day or more after the one before. */
const lives: readonly { of: number; steps: readonly string[] }[] = [
  { of: 8, steps: ['Canceled'] },
  { of: 55, steps: ['Shipped', 'Delivered', 'LookPosted', 'ReturnCompleted'] },
  { of: 7, steps: ['Shipped', 'Delivered', 'PostRefused', 'ReturnCompleted'] },
  { of: 10, steps: ['Shipped', 'Delivered', 'ReturnCompleted'] },
  { of: 4, steps: ['Shipped', 'Delivered', 'WrittenOff'] },
  { of: 12, steps: ['Shipped', 'Delivered', 'LookPosted'] },
  { of: 4, steps: ['Shipped', 'Delivered'] },
];

const eventsOfHundred = lives.reduce((sum, { of, steps }) => sum + of * (1 + steps.length), 0);

/** The event that an item of the hundred has at each revision. */
function stepsOfHundred(): string {
  const rows: string[] = [];
  let first = 0;
  for (const { of, steps } of lives) {
    for (const [place, step] of ['Requested', ...steps].entries()) {
      rows.push(`(${first}, ${first + of}, ${place}, '${step}')`);
    }
    first += of;
  }
  return rows.join(', ');
}

/**
 * Describes this many tryset items, a multiple of a hundred, with their lives up to the return. They were requested in equal
 * steps over the last three years.
 */
export function itemLives(items: number): Told {
  if (items % 100 !== 0) throw new Error('the items must be a multiple of 100');
  return { events: (items / 100) * eventsOfHundred, insert: (head) => tellItems(head, items) };
}

function tellItems(head: bigint, items: number): string {
  const first = Number(head) * 10;
  return `
    insert into read.log (position, event_id, stream, category, entity_id, revision, type, data, metadata, recorded_at,
      effective_at, actor_label, actor_id, brand_ids)
    select ${head} + row_number() over (order by n, step.place), md5('item ' || n || ' ' || step.place)::uuid::text,
      'tryset_item-' || item_id, 'tryset_item', item_id::text, step.place, 'TrysetItem' || step.name, told.data,
      json_build_object('schemaVersion', case step.name when 'Requested' then 2 else 1 end, '$correlationId', 'bulk ' || n,
        '$causationId', 'bulk ' || n, 'command', 'step', 'commandId', 'bulk ' || n || '-' || step.place,
        'actor', json_build_object('label', 'staff', 'id', 1), 'brandIds', array[brand_id],
        'receivedAt', to_char(at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'imported', true),
      at, at, 'staff', 1, array[brand_id]
    from generate_series(0, ${items - 1}) n
    cross join lateral (select ${first}::bigint + n as item_id, n * 37::bigint % 100 as kind,
      now() - (${items - 1} - n) * (interval '1096 days' / ${items}) as begun) i
    join garments g on g.place = (n * 7919::bigint) % (select count(*) from garments)
    join members m on m.place = (n / 2 * 104729::bigint) % (select count(*) from members)
    join (values ${stepsOfHundred()}) step (first, until, place, name) on kind >= step.first and kind < step.until
    cross join lateral (select begun + step.place * interval '5 days' as at) t
    join lateral (values
      ('Requested', json_build_object('trysetItemId', item_id, 'trysetId', ${first}::bigint + n / 2, 'userId', m.id,
        'userGender', 'female', 'userRegion', 'KOREA', 'brandId', g.brand_id, 'productId', g.product_id,
        'productSizeId', g.product_size_id, 'stockItemId', g.id, 'useMode', 'rent', 'trialDays', 5, 'postDays', 14,
        'lookUploadPoint', 4950, 'instagramUploadPoint', 3000, 'youtubeUploadPoint', 9900, 'isExpress', false)),
      ('Canceled', '{}'::json),
      ('Shipped', '{"courier": "CJ_LOGISTICS", "trackingNumber": "1"}'),
      ('Delivered', '{"forced": false}'),
      ('LookPosted', json_build_object('lookId', item_id, 'snsType', 'Instagram')),
      ('PostRefused', '{"refusalType": "CUSTOMER_REFUSE"}'),
      ('WrittenOff', '{"outcome": "lost"}'),
      ('ReturnCompleted', '{}')
    ) told (step, data) on told.step = step.name`;
}
