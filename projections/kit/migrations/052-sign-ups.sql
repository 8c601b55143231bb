-- Members sign up by themselves, and say where they post.
alter table private.people add column sign_up jsonb;

-- Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
