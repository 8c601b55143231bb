create table read.point_accounts (
  user_id integer primary key,
  balance integer not null,
  held integer not null,
  holds jsonb not null,
  revision bigint not null,
  updated_at timestamptz not null
);

create table read.point_moves (
  id text primary key,
  user_id integer not null,
  number integer not null,
  delta integer not null,
  balance integer not null,
  point_reason text not null,
  message text,
  tryset_id integer,
  created_at timestamptz not null
);
create index point_moves_user on read.point_moves (user_id, number desc);

-- No events about points were stored before this migration, so nothing needs to be folded. Tables of an unfinished rebuild, or
-- from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
