create table read.assignments (
  id text primary key,
  kind text not null,
  thing_id integer not null,
  brand_id integer,
  account_label text not null,
  account_id integer not null,
  by_label text not null,
  by_id integer not null,
  assigned_at timestamptz not null
);
create index assignments_thing on read.assignments (kind, thing_id);
create index assignments_account on read.assignments (account_label, account_id, assigned_at);

-- No events about assignments were stored before this migration, so nothing needs to be folded. Tables of an unfinished
-- rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
