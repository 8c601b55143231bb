-- A separate table has the counters with nearly as many buckets as looks. One stat counts looks by the post to which they
-- link, so that no query compares all looks with each other. Another counts them by member.
create table read.look_counters (
  stat text not null,
  scope integer not null,
  bucket text not null,
  count integer not null,
  primary key (stat, scope, bucket)
);
-- Few links occur more than once, and queries only ask for those.
create index look_counters_again on read.look_counters (bucket) include (count) where stat = 'looks_by_link' and count > 1;
insert into read.look_counters (stat, scope, bucket, count)
  select 'looks_by_link', 0, md5(normalized_link), count(*)
    from read.looks where life = 'posted' and normalized_link is not null
    group by 3
  union all
  select 'looks_by_member', scope, user_id::text, count(*)
    from read.looks, unnest(array_prepend(0, brand_ids)) as scope
    where life = 'posted'
    group by 2, 3;

-- Looks are also counted by whether any brand likes them, and by whether the brand whose items they tag does.
insert into read.counters (stat, scope, bucket, count)
  select 'looks_by_facet', scope, 'liked:' || case scope when 0 then cardinality(liked_by) > 0 else scope = any(liked_by) end, count(*)
    from read.looks, unnest(array_prepend(0, brand_ids)) as scope
    where life = 'posted'
    group by 2, 3;

-- A link may be longer than an index entry allows, which is 2,704 bytes.
drop index read.looks_link;
create index looks_link on read.looks (md5(normalized_link)) where life = 'posted' and normalized_link is not null;

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
