-- The report that an item arrived damaged. No event reported damage before this migration.
alter table read.tryset_items add column damage jsonb;
create index tryset_items_damaged on read.tryset_items (id) where damage is not null and not is_removed;

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
