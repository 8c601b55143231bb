-- The item for which a delivered item was exchanged. No event exchanged one before this migration.
alter table read.tryset_items add column exchanged_to jsonb;
create index tryset_items_exchanged_to on read.tryset_items (((exchanged_to ->> 'trysetItemId')::integer))
  where exchanged_to is not null;

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
