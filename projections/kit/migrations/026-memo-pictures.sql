-- A memo may show what it is about. No memo before this had a picture, so there is nothing to fold anew.
alter table read.stock_memos add column picture text;

-- Tables that a rebuild left beside are of another version and lack the column.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
