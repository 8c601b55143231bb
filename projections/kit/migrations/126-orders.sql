create table read.orders (
  id integer primary key,
  user_id integer not null,
  status text not null,
  currency text not null,
  payment_method text not null,
  payment_id integer,
  items jsonb not null,
  brand_ids integer[] not null,
  types text[] not null,
  cash integer not null,
  point integer not null,
  buyer text,
  due_time timestamptz,
  paid_time timestamptz,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index orders_status on read.orders (status, id desc);
create index orders_method on read.orders (payment_method, id desc);
create index orders_user on read.orders (user_id, id desc);
create index orders_payment on read.orders (payment_id) where payment_id is not null;
create index orders_brands on read.orders using gin (brand_ids);
create index orders_types on read.orders using gin (types);
create index orders_created on read.orders (created_at, id);
create index orders_updated on read.orders (updated_at, id);
create index orders_paid on read.orders (paid_time, id);
create index orders_due on read.orders (due_time, id);
create index orders_cash on read.orders (cash, id);

create table read.order_items (
  id integer primary key,
  order_id integer not null,
  user_id integer not null,
  brand_id integer not null,
  type text not null,
  status text not null,
  currency text not null,
  payment_method text not null,
  payment_id integer,
  tryset_item_id integer,
  product_id integer not null,
  product_size_id integer not null,
  stock_item_id integer,
  original_price integer not null,
  sales_price integer not null,
  commission_rate integer not null,
  brand_payment integer not null,
  item_point integer not null,
  item_cash integer not null,
  tax integer not null,
  goodwill integer not null,
  courier text,
  tracking_number text,
  shipped_time timestamptz,
  completed_time timestamptz,
  return_fault text,
  return_courier text,
  return_tracking_number text,
  returned_time timestamptz,
  deduction integer not null,
  settled_time timestamptz,
  is_reversed boolean not null,
  reason text,
  paid_time timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index order_items_order on read.order_items (order_id, id);
create index order_items_status on read.order_items (status, id desc);
create index order_items_type on read.order_items (type, id desc);
create index order_items_method on read.order_items (payment_method, id desc);
create index order_items_user on read.order_items (user_id, id desc);
create index order_items_brand on read.order_items (brand_id, id desc);
create index order_items_brand_status on read.order_items (brand_id, status, id desc);
create index order_items_product on read.order_items (product_id, id desc);
create index order_items_payment on read.order_items (payment_id) where payment_id is not null;
create index order_items_tryset_item on read.order_items (tryset_item_id) where tryset_item_id is not null;
create index order_items_stock_item on read.order_items (stock_item_id) where stock_item_id is not null;
create index order_items_return_requested on read.order_items (id desc) where return_fault is not null;
create index order_items_returned on read.order_items (id desc) where returned_time is not null;
create index order_items_created on read.order_items (created_at, id);
create index order_items_updated on read.order_items (updated_at, id);
create index order_items_paid on read.order_items (paid_time, id);
create index order_items_completed on read.order_items (completed_time, id);
create index order_items_price on read.order_items (sales_price, id);

insert into read.unfilled (projection) select 'orders' where exists (select from read.log);

-- Tables that a rebuild left beside, finished or not, are of another version and lack these tables.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
