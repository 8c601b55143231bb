create table read.likes (
  id text primary key,
  user_id integer not null,
  target text not null,
  target_id integer not null,
  created_at timestamptz not null
);
create index likes_newest on read.likes (user_id, target, created_at desc, target_id desc);

-- No events about likes were stored before this migration, so nothing needs to be folded. Tables of an unfinished rebuild, or
-- from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
