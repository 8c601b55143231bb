create index point_moves_look on read.point_moves (look_id) where look_id is not null;
create index point_moves_tryset_item on read.point_moves (tryset_item_id) where tryset_item_id is not null;

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
