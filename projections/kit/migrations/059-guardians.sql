-- Who lets a minor buy, and whether points pay for a plan first. Nobody said so of any member before this.
alter table private.people add column guardian jsonb;
alter table read.users add column use_points_for_plan boolean not null default false;

-- Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
