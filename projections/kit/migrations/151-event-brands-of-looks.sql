-- The brand of the event that a look is for. No look named a reservation before this.
alter table read.looks add column event_brand_id integer;

-- Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
