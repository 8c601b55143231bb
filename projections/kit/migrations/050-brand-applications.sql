-- From now on, brands can apply by themselves.
alter table read.brands add column application jsonb;

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
