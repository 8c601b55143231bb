-- A member may get points for the first approval.
alter table read.point_policies add column sign_up_reward integer not null default 0;

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
