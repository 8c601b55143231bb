-- What became of what began on each day, by brand, product and member. A late event changes the day on which its thing began.
create table read.metric_item_days (
  dimension text collate "C" not null,
  brand_id integer not null,
  day date not null,
  id integer not null,
  requested_count bigint not null,
  canceled_count bigint not null,
  delivered_count bigint not null,
  in_use_count bigint not null,
  returned_count bigint not null,
  purchased_count bigint not null,
  given_count bigint not null,
  lost_count bigint not null,
  posted_count bigint not null,
  refused_count bigint not null,
  primary key (dimension, brand_id, day, id)
) with (fillfactor = 90);

create table read.metric_look_days (
  dimension text collate "C" not null,
  brand_id integer not null,
  day date not null,
  id integer not null,
  content_count bigint not null,
  certified_count bigint not null,
  rejected_count bigint not null,
  pending_count bigint not null,
  content_score bigint not null,
  point_amount bigint not null,
  brand_like_count bigint not null,
  primary key (dimension, brand_id, day, id)
) with (fillfactor = 90);

create table read.metric_order_days (
  dimension text collate "C" not null,
  brand_id integer not null,
  day date not null,
  id integer not null,
  order_item_count bigint not null,
  return_count bigint not null,
  sales_amount_krw bigint not null,
  sales_amount_jpy bigint not null,
  primary key (dimension, brand_id, day, id)
) with (fillfactor = 90);

create table read.metric_use_days (
  dimension text collate "C" not null,
  brand_id integer not null,
  day date not null,
  id integer not null,
  look_use_count bigint not null,
  brand_payment_amount_krw bigint not null,
  brand_payment_amount_jpy bigint not null,
  primary key (dimension, brand_id, day, id)
) with (fillfactor = 90);

-- The rows exist already, so the sums are counted from them.
insert into read.unfilled (projection)
  select unnest(array['metric_item_days', 'metric_look_days', 'metric_order_days', 'metric_use_days'])
  where exists (select from read.log);

-- Tables that a rebuild left beside, finished or not, are of another version and lack these tables.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
