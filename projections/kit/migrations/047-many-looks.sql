-- Indexes that a million tagged items required (BENCHMARKS.md, "Many looks"). They find a few of many looks, newest first.
create index looks_gender on read.looks (user_gender, id desc) where life = 'posted';
create index looks_hidden on read.looks (id desc) where life = 'posted' and is_hidden;
create index looks_link_valid on read.looks (is_link_valid, id desc) where life = 'posted';
create index looks_liked on read.looks (id desc) where life = 'posted' and cardinality(liked_by) > 0;
create index looks_likes on read.looks (like_count desc nulls last, id desc) where life = 'posted';
drop index read.look_items_decided;
create index look_items_decided on read.look_items (decided_at, look_id) where decided_at is not null;

-- Texts of posts are indexed like people's names (017): trigrams for ASCII, pairs of letters for all other text.
create index looks_text on read.looks using gin (description gin_trgm_ops)
  with (gin_pending_list_limit = 256) where life = 'posted';
create index looks_wide_text on read.looks using gin (read.wide_pairs(description))
  with (gin_pending_list_limit = 256) where life = 'posted';

-- From now on, counters hold how many looks match. This statement counts the existing ones.
insert into read.counters (stat, scope, bucket, count)
  select 'looks_by_status', 0, status, count(*) from read.looks where life = 'posted' group by status
  union all
  select 'looks_by_status', brand_id, status, count(*) from read.look_brands group by brand_id, status;

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
