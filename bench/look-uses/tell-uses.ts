import type { Told } from '../growth/bulk.ts';

/** Four events per use: the request, two steps, and the last decision or reminder. */
const eventsOfUse = 4;

/**
 * Describes this many uses of the looks in the log mirror. Of a hundred uses seventy are confirmed, ten rejected, ten canceled,
 * five not taken up and five without an answer. The newest were requested today. Confirmed uses end between a hundred days ago
 * and three hundred days ahead.
 */
export function lookUses(uses: number): Told {
  return { events: uses * eventsOfUse, insert: (head) => tellUses(head, uses) };
}

function tellUses(head: bigint, uses: number): string {
  const first = Number(head) * 10;
  return `
    create temporary table posted as
      select row_number() over (order by position) - 1 as place, entity_id::integer as look_id,
        (data ->> 'userId')::integer as user_id, (data -> 'entries' -> 0 ->> 'brandId')::integer as brand_id
      from read.log where category = 'look' and type = 'LookPosted';
    create unique index on posted (place);
    analyze posted;
    insert into read.log (position, event_id, stream, category, entity_id, revision, type, data, metadata, recorded_at,
      effective_at, actor_label, actor_id, brand_ids)
    select ${head} + 1 + n * ${eventsOfUse} + told.place,
      md5('use ' || (${head} + n * ${eventsOfUse} + told.place)::text)::uuid::text,
      'look_use-' || use_id, 'look_use', use_id::text, told.place, told.type, told.data,
      json_build_object('schemaVersion', 1, '$correlationId', 'bulk use ' || use_id, '$causationId', 'bulk use ' || use_id,
        'command', 'request', 'commandId', 'bulk use ' || use_id || '-' || told.place,
        'actor', json_build_object('label', told.who, 'id', case told.who when 'user' then user_id when 'staff' then 1 end),
        'brandIds', array[brand_id], 'receivedAt', to_char(at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'imported', true),
      at, at, told.who, case told.who when 'user' then user_id when 'staff' then 1 end, array[brand_id]
    from generate_series(0, ${uses - 1}) n
    cross join lateral (select ${first} + n as use_id, now() - (${uses - 1} - n) * interval '5 minutes' as at,
      n % 100 as kind) t
    join posted on posted.place = n % (select count(*) from posted)
    cross join lateral (select (at + interval '9 hours')::date::text as starts,
      (current_date + (n % 400)::integer - 100)::text as ends) d
    cross join lateral (values
      (0, 'LookUseRequested', 'brand_admin', json_build_object('lookUseId', use_id, 'lookId', look_id, 'brandId', brand_id,
        'userId', user_id, 'regionId', 'KOREA', 'useType', (array['restory', 'regram', 'commercial_use', 'SOCIAL_SHARING',
          'SALES_PURPOSE', 'ADVERTISING'])[n % 6 + 1],
        'comment', 'For our shop, number ' || n || ' ' || md5(n::text), 'startDate', starts, 'endDate', ends,
        'price', json_build_object('kind', 'cash', 'amount', 200000, 'share', 60))),
      (1, case when kind < 5 then 'LookUseReminded' else 'LookUseTakenUp' end, 'staff', '{}'::json),
      (2, case when kind < 10 then 'LookUseReminded' when kind < 20 then 'LookUseDeclined' else 'LookUseAgreed' end, 'user',
        '{}'::json),
      (3, case when kind < 10 then 'LookUseReminded' when kind < 20 then 'LookUseRejected' when kind < 30
          then 'LookUseCanceled' else 'LookUseConfirmed' end, 'staff',
        case when kind < 30 then '{}'::json else json_build_object('startDate', starts, 'endDate', ends,
          'brandPaymentAmount', 200000, 'curatorReceiveAmount', 120000, 'pointAmount', null, 'paidDiscountRate', 0) end)
    ) told (place, type, who, data)`;
}
