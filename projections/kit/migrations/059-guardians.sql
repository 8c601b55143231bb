-- The guardian who consents to a minor's purchases, and whether points pay for a plan first. No member had either before this
-- migration.
alter table private.people add column guardian jsonb;
alter table read.users add column use_points_for_plan boolean not null default false;

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
