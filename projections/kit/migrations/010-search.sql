-- Search over all histories. Every filter has an index in the order of the answer (effective time, then position), so that any
-- page of it is a short walk from a cursor, however many events match.
--
-- An import writes these rows by the million, stream after stream and so in no order of time: all of it together costs about
-- 20 microseconds of processor time an event, of some 160. Columns beside the keys would spare visits to the table, but the
-- indexes must fit into memory together, or an import waits for the disk. On a log of a million events this migration takes
-- about half a minute, once.
alter table read.log add column first_brand integer generated always as (brand_ids[1]) stored;

create index log_time on read.log (effective_at, position);
create index log_type on read.log (type, effective_at, position);
create index log_role on read.log (actor_label, effective_at, position);
create index log_actor on read.log (actor_label, actor_id, effective_at, position);
create index log_brand on read.log (first_brand, effective_at, position);
-- The few events that concern several brands, those of trysets as a whole, are found beside those of the first brand.
create index log_brands on read.log (effective_at, position) where cardinality(brand_ids) > 1;

-- Texts that are rare are found by their trigrams, others by walking the events that have a reason at all.
create index log_reason on read.log (effective_at, position) where metadata ->> 'reason' is not null;
create index log_reason_text on read.log using gin ((metadata ->> 'reason') gin_trgm_ops)
  where metadata ->> 'reason' is not null;

-- Ids are random, and a tree of a million of them is slow to grow. What belongs together was written together, so it is enough
-- to know in which stretches of the log an id may stand: 2 kB for some thousand events, summed up when the table is vacuumed.
create index log_correlation on read.log
  using brin ((metadata ->> '$correlationId') text_bloom_ops (n_distinct_per_range = 1200, false_positive_rate = 0.002))
  with (pages_per_range = 128);
create index log_event_id on read.log
  using brin (event_id text_bloom_ops (n_distinct_per_range = 1200, false_positive_rate = 0.002))
  with (pages_per_range = 128);
