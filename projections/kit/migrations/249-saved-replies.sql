-- The saved replies of staff. No event told of one before this migration.
create table read.saved_replies (
  id integer primary key,
  status text not null,
  title text not null,
  text_en text not null,
  text_ko text not null,
  text_ja text not null,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
