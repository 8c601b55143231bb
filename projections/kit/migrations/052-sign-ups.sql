-- Members sign up by themselves, and say where they post.
alter table private.people add column sign_up jsonb, add column internal jsonb;
alter table read.users
  add column role_before_ban text,
  add column is_first_login_after_approval boolean not null default false;

-- Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
