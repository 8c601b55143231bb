-- Sums of orders' items by the day of the placing and by the day of the payment. Money needs eight bytes.
create table read.order_placed_days (
  dimension text collate "C" not null,
  brand_id integer not null,
  day date not null,
  id integer not null,
  item_count bigint not null,
  original_amount bigint not null,
  sales_amount bigint not null,
  cash_amount bigint not null,
  point_amount bigint not null,
  brand_payment_amount bigint not null,
  primary key (dimension, brand_id, day, id)
) with (fillfactor = 90);
create index order_placed_days_brand on read.order_placed_days (brand_id, day);

create table read.order_paid_days (
  dimension text collate "C" not null,
  brand_id integer not null,
  day date not null,
  id integer not null,
  item_count bigint not null,
  original_amount bigint not null,
  sales_amount bigint not null,
  cash_amount bigint not null,
  point_amount bigint not null,
  brand_payment_amount bigint not null,
  primary key (dimension, brand_id, day, id)
) with (fillfactor = 90);
create index order_paid_days_brand on read.order_paid_days (brand_id, day);

-- The rows exist already, so the sums are counted from them.
insert into read.unfilled (projection)
  select unnest(array['order_placed_days', 'order_paid_days'])
  where exists (select from read.log);

-- Tables that a rebuild left beside, finished or not, are of another version and lack these tables.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
