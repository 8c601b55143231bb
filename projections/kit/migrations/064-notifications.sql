create table read.seen_notifications (
  account text primary key,
  seen_until timestamptz not null
);

-- When a comment first mentioned each account. Past mentions come from the log mirror.
alter table read.comments add column mentioned_at jsonb not null default '{}';
update read.comments as comment set mentioned_at = told.mentioned_at
from (
  select id, jsonb_object_agg(account, at) as mentioned_at from (
    select
      log.stream || ':' || (log.data->>'commentId') as id,
      account,
      to_char(min(log.effective_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from read.log
    cross join lateral (
      select 'staff:' || each as account from json_array_elements_text(log.data->'mentions'->'staffIds') each
      union all
      select 'brand_admin:' || each from json_array_elements_text(log.data->'mentions'->'brandAdminIds') each
    ) as mentioned
    where log.type in ('CommentAdded', 'CommentRevised')
    group by 1, 2
  ) as first_mentions
  group by id
) as told
where told.id = comment.id;
create index comments_mentioned on read.comments using gin (mentioned_at);

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
