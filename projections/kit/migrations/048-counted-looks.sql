-- From now on, looks are counted by the day of their post and by the days of their decisions.
insert into read.counters (stat, scope, bucket, count)
  select 'looks_posted_by_day', scope, to_char(posted_at at time zone 'UTC', 'YYYY-MM-DD ') || id / 5000, count(*)
    from read.looks, unnest(array_prepend(0, brand_ids)) as scope
    where life = 'posted' and posted_at is not null
    group by 2, 3;

create temporary table decided_days on commit drop as
  select distinct look_id, scope, to_char(decided_at at time zone 'UTC', 'YYYY-MM-DD') as day
    from read.look_items, unnest(array[0, brand_id]) as scope
    where decided_at is not null;
insert into read.counters (stat, scope, bucket, count)
  select 'looks_decided_by_day', scope, day || ' ' || look_id / 5000, count(*) from decided_days group by 2, 3
  union all
  select 'looks_decided_again', scope, day || ' ' || next_day, count(*)
    from (select scope, day, lead(day) over (partition by look_id, scope order by day) as next_day
      from decided_days) as pairs
    where next_day is not null
    group by 2, 3;

-- From now on, looks are also counted by the value of each single filter of their list.
insert into read.counters (stat, scope, bucket, count)
  select 'looks_by_facet', scope, bucket, count(*)
    from read.looks, unnest(array_prepend(0, brand_ids)) as scope,
      lateral (values ('sns:' || sns_type), ('gender:' || user_gender), ('link:' || is_link_valid), ('hidden:' || is_hidden),
        ('status:' || status)) as facets (bucket)
    where life = 'posted' and bucket is not null
    group by 2, 3
  union all
  select 'looks_by_facet', scope, 'decided_by:' || decided_by, count(distinct look_id)
    from read.look_items, unnest(array[0, brand_id]) as scope
    where decided_by is not null
    group by 2, 3;

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
