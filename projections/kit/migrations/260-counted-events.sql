-- Counts events without their rows, which are a hundred times as large as these entries. The search over all events counts by
-- category and type: it leaves out housekeeping.
create index log_kinds on read.log (category, type);
