-- The generation counts how often the live tables were switched for rebuilt ones.
alter table read.checkpoints add column generation integer not null default 0;
