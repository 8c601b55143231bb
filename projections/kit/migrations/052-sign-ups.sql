-- Members can sign up by themselves, and name the pages on which they post.
alter table private.people add column sign_up jsonb, add column internal jsonb;
alter table read.users
  add column role_before_ban text,
  add column is_first_login_after_approval boolean not null default false;

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
