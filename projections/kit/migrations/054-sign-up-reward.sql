-- Who is approved for the first time may be given points.
alter table read.point_policies add column sign_up_reward integer not null default 0;

-- Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
