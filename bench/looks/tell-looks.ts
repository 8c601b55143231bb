import type { Told } from '../growth/bulk.ts';

/**
 * Six events per look of two items: the post, its reactions, a decision or check of each item, a link check or
 * hiding, and a like or an answer of the network.
 */
const eventsOfLook = 6;

/**
 * Describes looks with this many tagged items, two per look. Of a hundred looks three wait, two are deferred and five
 * rejected; the others are certified, most of them by people. Every fiftieth links to the same post as another, and
 * one link in eight is broken. Every twenty-fifth look is hidden, and every tenth was posted by a man.
 */
export function lookItems(items: number): Told {
  return { events: (items / 2) * eventsOfLook, insert: (head) => tellLooks(head, items / 2) };
}

function tellLooks(head: bigint, looks: number): string {
  const first = Number(head) * 10;
  const entry = (
    which: 0 | 1,
  ) => `json_build_object('entryId', look * 2 + ${which}, 'trysetItemId', look * 2 + ${which},
    'trysetId', look, 'brandId', g${which}.brand_id, 'productId', g${which}.product_id,
    'productSizeId', g${which}.product_size_id, 'uploadPoint', 3000, 'givenPoints', 0)`;
  const type = `case when look % 100 < 3 then 'LookItemChecked' when look % 100 < 5 then 'LookItemDeferred'
    when look % 100 < 10 then 'LookItemRejected' else 'LookItemApproved' end`;
  const said = (which: 0 | 1) => `(jsonb_build_object('entryId', look * 2 + ${which}, 'method',
      case when look % 100 < 3 or look % 7 = 0 then 'RULE' else 'ACTOR' end,
      'checks', jsonb_build_array(jsonb_build_object('reason', 'AdTagNotExists', 'passed', true, 'evidence', '#광고')))
    || case when look % 100 < 3 then '{}'::jsonb
      when look % 100 < 5 then '{"comment": "another picture, please", "reasons": ["ItemDetailNotVisible"]}'::jsonb
      when look % 100 < 10 then '{"points": 0, "reasons": ["LowExposalOfItem"], "otherReason": null}'::jsonb
      else '{"points": 3000}'::jsonb end)::json`;
  return `
    insert into read.log (position, event_id, stream, category, entity_id, revision, type, data, metadata, recorded_at,
      effective_at, actor_label, actor_id, brand_ids)
    select ${head} + 1 + n * ${eventsOfLook} + told.place,
      md5((${head} + n * ${eventsOfLook} + told.place)::text)::uuid::text,
      'look-' || look, 'look', look::text, told.place, told.type, told.data,
      json_build_object('schemaVersion', 1, '$correlationId', 'bulk ' || look, '$causationId', 'bulk ' || look,
        'command', 'post', 'commandId', 'bulk ' || look || '-' || told.place,
        'actor', json_build_object('label', told.who, 'id', case told.who when 'user' then m.id when 'staff' then 1 end),
        'brandIds', array[g0.brand_id, g1.brand_id],
        'receivedAt', to_char(at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'imported', true),
      at + told.place * interval '1 hour', at + told.place * interval '1 hour', told.who,
      case told.who when 'user' then m.id when 'staff' then 1 end, array[g0.brand_id, g1.brand_id]
    from generate_series(0, ${looks - 1}) n
    cross join lateral (select ${first} + n as look, timestamptz '2024-01-01Z' + n * interval '2 minutes' as at) t
    cross join lateral (select case when n % 20 < 12 then 'Instagram' when n % 20 < 17 then 'Youtube' else 'Blog' end as sns) s
    join members m on m.place = (n * 7) % (select count(*) from members)
    join garments g0 on g0.place = (n * 13) % (select count(*) from garments)
    join garments g1 on g1.place = (n * 29 + 1) % (select count(*) from garments)
    cross join lateral (values
      (0, 'LookPosted', 'user', json_build_object('lookId', look, 'userId', m.id, 'userGender', case when n % 10 = 0 then 'male' else 'female' end,
        'userRegion', 'KOREA', 'lookType', 'product', 'snsType', sns,
        'link', 'https://www.example.com/p/' || (look - case when n % 50 = 49 then 1 else 0 end) || '/',
        'description', 'Look number ' || n || ' #광고 #' || md5(n::text), 'images',
        json_build_array(json_build_object('imageId', look, 'hash', repeat(md5((n % 1000)::text), 2))),
        'keepDays', 30, 'entries', json_build_array(${entry(0)}, ${entry(1)}))),
      (1, 'LookReactionsCounted', 'system', json_build_object('like', n % 5000, 'comment', n % 300, 'view', null,
        'followers', n % 200000)),
      (2, ${type}, case when look % 100 < 3 or look % 7 = 0 then 'system' else 'staff' end, ${said(0)}),
      (3, ${type}, case when look % 100 < 3 or look % 7 = 0 then 'system' else 'staff' end, ${said(1)}),
      (5, case when n % 30 = 0 then 'BrandLikedLook' else 'LookSnsAnswered' end, 'brand_admin',
        case when n % 30 = 0 then json_build_object('brandId', g0.brand_id) else '{}'::json end),
      (4, case when n % 25 = 0 then 'LookHidden' else 'LookLinkChecked' end, 'system',
        case when n % 25 = 0 then '{}'::json else json_build_object('isValid', n % 8 > 0, 'isDeleted', n % 8 = 0) end)
    ) told (place, type, who, data)`;
}
