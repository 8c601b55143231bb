-- Search over all histories. Every filter has an index in the order of the answer (effective time, then position). Any page of
-- the answer is therefore a short scan from a cursor, however many events match.
--
-- An import writes millions of these rows, stream by stream and thus in no order of time. All indexes together cost about 20
-- microseconds of processor time per event, of some 160. Further columns in the indexes would save visits to the table. But
-- the indexes must fit into memory together, or an import waits for the disk. On a log of a million events this migration
-- takes about half a minute, once.
alter table read.log add column first_brand integer generated always as (brand_ids[1]) stored;

create index log_time on read.log (effective_at, position);
create index log_type on read.log (type, effective_at, position);
create index log_role on read.log (actor_label, effective_at, position);
create index log_actor on read.log (actor_label, actor_id, effective_at, position);
create index log_brand on read.log (first_brand, effective_at, position);
-- The few events that concern several brands are those of trysets as a whole. A search finds them in addition to the events of
-- the first brand.
create index log_brands on read.log (effective_at, position) where cardinality(brand_ids) > 1;

-- Trigrams find rare texts. For all other texts the search scans the events that have a reason.
create index log_reason on read.log (effective_at, position) where metadata ->> 'reason' is not null;
create index log_reason_text on read.log using gin ((metadata ->> 'reason') gin_trgm_ops)
  where metadata ->> 'reason' is not null;

-- Ids are random, and a B-tree of a million random ids is slow to build. Related events are written together, so it is enough
-- to know which ranges of the log may contain an id. A BRIN index needs 2 kB for some thousand events, and summarizes them
-- when the table is vacuumed.
create index log_correlation on read.log
  using brin ((metadata ->> '$correlationId') text_bloom_ops (n_distinct_per_range = 1200, false_positive_rate = 0.002))
  with (pages_per_range = 128);
create index log_event_id on read.log
  using brin (event_id text_bloom_ops (n_distinct_per_range = 1200, false_positive_rate = 0.002))
  with (pages_per_range = 128);
