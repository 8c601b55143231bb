-- How long each thing stood in each status, so that lists and figures of any day need no fold. The lives are what spans fold from.
create table read.tryset_item_lives (
  id integer primary key,
  tryset_id integer not null,
  brand_id integer not null,
  life jsonb not null
);
create index tryset_item_lives_tryset on read.tryset_item_lives (tryset_id);
create table read.tryset_lives (
  id integer primary key,
  own jsonb not null,
  items jsonb not null
);
create table read.stock_item_lives (
  id integer primary key,
  brand_id integer not null,
  life jsonb not null
);
create table read.look_lives (
  id integer primary key,
  facts jsonb not null,
  lives jsonb not null
);

create table read.tryset_item_spans (
  id integer not null,
  brand_id integer not null,
  status text not null,
  from_time timestamptz not null,
  until_time timestamptz,
  revision integer,
  primary key (id, from_time)
);
create index tryset_item_spans_status on read.tryset_item_spans (status, id) include (from_time, until_time);
create index tryset_item_spans_brand on read.tryset_item_spans (brand_id, status, id) include (from_time, until_time);

create table read.tryset_spans (
  id integer not null,
  brand_id integer not null,
  status text not null,
  from_time timestamptz not null,
  until_time timestamptz,
  revision integer,
  primary key (id, brand_id, from_time)
);
create index tryset_spans_brand on read.tryset_spans (brand_id, status, id) include (from_time, until_time);

create table read.stock_item_spans (
  id integer not null,
  brand_id integer not null,
  status text not null,
  from_time timestamptz not null,
  until_time timestamptz,
  revision integer,
  product_size_id integer not null,
  use_count integer not null,
  primary key (id, from_time)
);
create index stock_item_spans_status on read.stock_item_spans (status, id) include (from_time, until_time);
create index stock_item_spans_brand on read.stock_item_spans (brand_id, status, id) include (from_time, until_time);

create table read.look_spans (
  id integer not null,
  brand_id integer not null,
  status text not null,
  from_time timestamptz not null,
  until_time timestamptz,
  revision integer,
  product_ids integer[] not null,
  primary key (id, brand_id, from_time)
);
create index look_spans_brand on read.look_spans (brand_id, status, id) include (from_time, until_time);

-- A count at an instant reads what began and ended on its own day. Rows are written in about this order, so these indexes stay small.
create index tryset_item_spans_times on read.tryset_item_spans using brin (from_time, until_time);
create index tryset_spans_times on read.tryset_spans using brin (from_time, until_time);
create index stock_item_spans_times on read.stock_item_spans using brin (from_time, until_time);
create index look_spans_times on read.look_spans using brin (from_time, until_time);

-- How many things entered and left each status on each day. The days of a status are a range of buckets in this collation.
create table read.tryset_item_days (
  stat text not null,
  scope integer not null,
  bucket text collate "C" not null,
  count integer not null,
  primary key (stat, scope, bucket)
);
create table read.tryset_days (like read.tryset_item_days including all);
create table read.stock_item_days (like read.tryset_item_days including all);
create table read.look_days (like read.tryset_item_days including all);

insert into read.unfilled (projection)
  select unnest(array['tryset_item_lives', 'tryset_lives', 'stock_item_lives', 'look_lives'])
  where exists (select from read.log);

-- Tables that a rebuild left beside, finished or not, are of another version and lack these tables.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
