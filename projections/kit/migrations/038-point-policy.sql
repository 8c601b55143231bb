create table read.point_policies (
  id integer primary key,
  white integer not null,
  gray integer not null,
  red integer not null,
  black integer not null,
  partner integer not null,
  birth_month integer not null,
  revision bigint not null,
  updated_at timestamptz not null
);

-- No events about the point policy were stored before this migration, so nothing needs to be folded. Tables of an unfinished
-- rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
