-- A name that a brand's admins want waits for staff from now on.
alter table read.brands add column proposed_name jsonb;

-- Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
