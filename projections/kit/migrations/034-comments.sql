create table read.comments (
  id text primary key,
  kind text not null,
  thing_id integer not null,
  comment_id text not null,
  text text not null,
  audience text not null,
  brand_id integer,
  author_label text not null,
  author_id integer not null,
  created_at timestamptz not null,
  revised_at timestamptz
);
create index comments_thing on read.comments (kind, thing_id, created_at, id);

-- No events about comments were stored before this migration, so nothing needs to be folded. Tables of an unfinished rebuild,
-- or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
