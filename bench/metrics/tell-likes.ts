import type { Told } from '../growth/bulk.ts';

/** Describes this many likes by members in the last three years, of looks, products and brands in turn. */
export function likesTold(likes: number): Told {
  return { events: likes, insert: (head) => tellLikes(head, likes) };
}

function tellLikes(head: bigint, likes: number): string {
  return `
    create temporary table liked_looks as
      select row_number() over (order by position) - 1 as place, entity_id::integer as id
      from read.log where category = 'look' and type = 'LookPosted';
    create unique index on liked_looks (place);
    analyze liked_looks;
    insert into read.log (position, event_id, stream, category, entity_id, revision, type, data, metadata, recorded_at,
      effective_at, actor_label, actor_id, brand_ids)
    select ${head} + 1 + n, md5('like ' || n)::uuid::text, 'member_likes-' || m.id, 'member_likes', m.id::text,
      n / (select count(*) from members), 'MemberLiked', json_build_object('liked', case n / 7 % 3
        when 0 then json_build_object('lookId', look.id)
        when 1 then json_build_object('productId', g.product_id)
        else json_build_object('brandId', g.brand_id) end),
      json_build_object('schemaVersion', 1, '$correlationId', 'bulk like ' || n, '$causationId', 'bulk like ' || n,
        'command', 'like', 'commandId', 'bulk like ' || n, 'actor', json_build_object('label', 'user', 'id', m.id),
        'brandIds', array[]::integer[], 'receivedAt', to_char(at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'imported', true),
      at, at, 'user', m.id, array[]::integer[]
    from generate_series(0, ${likes - 1}) n
    cross join lateral (select now() - (${likes - 1} - n) * (interval '1096 days' / ${likes}) as at) t
    join members m on m.place = n % (select count(*) from members)
    join garments g on g.place = (n * 7919::bigint + n / 100) % (select count(*) from garments)
    join liked_looks look on look.place = (n * 104729::bigint + n / 100) % (select count(*) from liked_looks)`;
}
