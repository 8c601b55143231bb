-- A memo may have a picture. No memo had one before this migration, so nothing needs to be folded.
alter table read.stock_memos add column picture text;

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
