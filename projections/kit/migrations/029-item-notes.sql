-- Staff may add a box score and metadata. No item had either before this migration, so nothing needs to be folded.
alter table read.tryset_items
  add column box_score integer,
  add column metadata jsonb;

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
