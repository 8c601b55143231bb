-- How long uses of looks, orders and their items, subscriptions and tickets stood in each status, as 170-spans.sql has other things.
create table read.look_use_lives (
  id integer primary key,
  brand_id integer not null,
  life jsonb not null
);
create table read.look_use_spans (
  id integer not null,
  brand_id integer not null,
  status text not null,
  from_time timestamptz not null,
  until_time timestamptz,
  revision integer,
  primary key (id, from_time)
);
create index look_use_spans_status on read.look_use_spans (status, id) include (from_time, until_time);
create index look_use_spans_brand on read.look_use_spans (brand_id, status, id) include (from_time, until_time);
create index look_use_spans_times on read.look_use_spans using brin (from_time, until_time);
create table read.look_use_days (like read.tryset_item_days including all);

create table read.order_lives (
  id integer primary key,
  brand_id integer not null,
  life jsonb not null,
  items jsonb not null
);
create table read.order_spans (
  id integer not null,
  brand_id integer not null,
  status text not null,
  from_time timestamptz not null,
  until_time timestamptz,
  revision integer,
  primary key (id, from_time)
);
create index order_spans_brand on read.order_spans (brand_id, status, id) include (from_time, until_time);
create index order_spans_times on read.order_spans using brin (from_time, until_time);
create table read.order_days (like read.tryset_item_days including all);

create table read.order_item_spans (
  id bigint not null,
  order_id integer not null,
  brand_id integer not null,
  status text not null,
  from_time timestamptz not null,
  until_time timestamptz,
  revision integer,
  primary key (id, from_time)
);
create index order_item_spans_status on read.order_item_spans (status, id) include (from_time, until_time);
create index order_item_spans_brand on read.order_item_spans (brand_id, status, id) include (from_time, until_time);
create index order_item_spans_order on read.order_item_spans (order_id);
create index order_item_spans_times on read.order_item_spans using brin (from_time, until_time);
create table read.order_item_days (like read.tryset_item_days including all);

create table read.brand_subscription_lives (
  id integer primary key,
  brand_id integer not null,
  life jsonb not null
);
create table read.brand_subscription_spans (
  id integer not null,
  brand_id integer not null,
  status text not null,
  from_time timestamptz not null,
  until_time timestamptz,
  revision integer,
  primary key (id, from_time)
);
create index brand_subscription_spans_status on read.brand_subscription_spans (status, id) include (from_time, until_time);
create index brand_subscription_spans_brand on read.brand_subscription_spans (brand_id, status, id) include (from_time, until_time);
create index brand_subscription_spans_times on read.brand_subscription_spans using brin (from_time, until_time);
create table read.brand_subscription_days (like read.tryset_item_days including all);

create table read.user_ticket_lives (
  id integer primary key,
  brand_id integer not null,
  life jsonb not null
);
create table read.user_ticket_spans (
  id integer not null,
  brand_id integer not null,
  status text not null,
  from_time timestamptz not null,
  until_time timestamptz,
  revision integer,
  primary key (id, from_time)
);
create index user_ticket_spans_brand on read.user_ticket_spans (brand_id, status, id) include (from_time, until_time);
create index user_ticket_spans_times on read.user_ticket_spans using brin (from_time, until_time);
create table read.user_ticket_days (like read.tryset_item_days including all);

insert into read.unfilled (projection)
  select unnest(array['look_use_lives', 'order_lives', 'brand_subscription_lives', 'user_ticket_lives'])
  where exists (select from read.log);

-- Tables that a rebuild left beside, finished or not, are of another version and lack these tables.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
