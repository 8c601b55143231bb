-- What a search looks through is bounded, however long the log is and whichever language a reason is written in.

-- Ids are found by stretches of the log that are summed up (010). A stretch is so soon after it is full now, and not only when a fifth of
-- the log has come since it was last vacuumed: of 200,000 events that were not, a search read every one. Where more comes at once than
-- is taken note of, as in an import, the vacuum sums up the rest. Twice the room for a stretch leaves two wrong ones of 900 instead of ten.
drop index read.log_correlation, read.log_event_id;
create index log_correlation on read.log
  using brin ((metadata ->> '$correlationId') text_bloom_ops (n_distinct_per_range = 2000, false_positive_rate = 0.0005))
  with (pages_per_range = 128, autosummarize = on);
create index log_event_id on read.log
  using brin (event_id text_bloom_ops (n_distinct_per_range = 2000, false_positive_rate = 0.0005))
  with (pages_per_range = 128, autosummarize = on);
alter table read.log set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_insert_threshold = 20000);

-- Texts are found by their pairs of letters. Trigrams are made of letters that the database's locale knows, and in the locale "C" these
-- are the ASCII ones alone: for a reason in Korean every reason was read. A pair of Korean syllables is as rare as three Latin letters.
-- It costs about 40 microseconds an event that has a reason, of which an import has one in twenty.
create function read.pairs(text) returns text[] language sql immutable strict parallel safe
return (
  select array_agg(distinct substr(folded, place, 2))
  from lower($1) as folded, generate_series(1, greatest(length(folded) - 1, 1)) as place
);
drop index read.log_reason_text;
create index log_reason_pairs on read.log using gin (read.pairs(metadata ->> 'reason'))
  with (gin_pending_list_limit = 256) where metadata ->> 'reason' is not null;
