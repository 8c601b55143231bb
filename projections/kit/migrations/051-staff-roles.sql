-- Staff have roles. Existing staff are owners.
alter table read.staff add column roles text[] not null default '{owner}';

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
