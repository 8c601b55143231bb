-- From now on, a name that a brand's admins propose waits for staff.
alter table read.brands add column proposed_name jsonb;

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
