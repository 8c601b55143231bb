-- Which look points came or went for. None did before this.
alter table read.point_moves
  add column look_id integer,
  add column entry_id integer,
  add column tryset_item_id integer;

-- Tables that a rebuild left beside are of another version and lack these columns.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
