-- Staff have roles; who was there before is an owner.
alter table read.staff add column roles text[] not null default '{owner}';

-- Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
