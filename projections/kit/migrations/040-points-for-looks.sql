-- The look for which points were given or taken. No movement had one before this migration.
alter table read.point_moves
  add column look_id integer,
  add column entry_id integer,
  add column tryset_item_id integer;

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
