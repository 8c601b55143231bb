-- Brands apply by themselves from now on.
alter table read.brands add column application jsonb;

-- Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
