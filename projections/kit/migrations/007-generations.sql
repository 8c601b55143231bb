-- Counts how often the live tables were switched for others that were built beside them.
alter table read.checkpoints add column generation integer not null default 0;
