-- The closed days of the house, from their register's stream, which had no events before this migration.
create table read.closed_days (
  id integer primary key,
  region_id text not null,
  day date not null,
  name text not null,
  status text not null,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index closed_days_day on read.closed_days (day);

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
