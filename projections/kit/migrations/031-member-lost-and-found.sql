-- Staff may note what was lost or found. Nobody did before this, so there is nothing to fold anew.
alter table read.users add column latest_lost_and_found text;

-- Tables that a rebuild left beside are of another version and lack the column.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
