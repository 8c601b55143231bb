-- Staff may note a box score and metadata. No item before this had either, so there is nothing to fold anew.
alter table read.tryset_items
  add column box_score integer,
  add column metadata jsonb;

-- Tables that a rebuild left beside are of another version and lack these columns.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
