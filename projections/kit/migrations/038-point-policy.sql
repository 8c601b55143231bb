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

-- Nobody wrote of it before this, so there is nothing to fold. Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
