-- Limits how much a search reads, however long the log is and in whichever language a reason is written.

-- A search finds ids by summarized ranges of the log (010). Now a range is summarized soon after it is full, not only by the
-- vacuum that follows a fifth of the log. Before, a search read every one of 200,000 events that were not vacuumed. If an
-- import adds ranges faster than they are queued, the vacuum summarizes the rest. A range with twice the space has two false
-- positives among 900 instead of ten.
drop index read.log_correlation, read.log_event_id;
create index log_correlation on read.log
  using brin ((metadata ->> '$correlationId') text_bloom_ops (n_distinct_per_range = 2000, false_positive_rate = 0.0005))
  with (pages_per_range = 128, autosummarize = on);
create index log_event_id on read.log
  using brin (event_id text_bloom_ops (n_distinct_per_range = 2000, false_positive_rate = 0.0005))
  with (pages_per_range = 128, autosummarize = on);
alter table read.log set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_insert_threshold = 20000);

-- Texts are found by their pairs of letters. Trigrams consist of letters that the database's locale knows, which in the locale
-- "C" are only the ASCII ones: for a reason in Korean, a search read every reason. A pair of Korean syllables is as rare as
-- three Latin letters. This costs about 40 microseconds per event with a reason. In an import, one in twenty events has one.
create function read.pairs(text) returns text[] language sql immutable strict parallel safe
return (
  select array_agg(distinct substr(folded, place, 2))
  from lower($1) as folded, generate_series(1, greatest(length(folded) - 1, 1)) as place
);
drop index read.log_reason_text;
create index log_reason_pairs on read.log using gin (read.pairs(metadata ->> 'reason'))
  with (gin_pending_list_limit = 256) where metadata ->> 'reason' is not null;
