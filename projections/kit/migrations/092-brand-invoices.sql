create table read.brand_invoices (
  id integer primary key,
  brand_id integer not null,
  kind text not null,
  brand_subscription_id integer,
  month text,
  payment_id integer not null,
  method text not null,
  status text not null,
  amount integer not null,
  discounted_amount integer not null,
  currency text not null,
  tax integer not null,
  refunded integer not null,
  declined jsonb,
  due_time timestamptz not null,
  paid_time timestamptz,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index brand_invoices_brand on read.brand_invoices (brand_id, id desc);
create index brand_invoices_status on read.brand_invoices (status, id desc);
create index brand_invoices_subscription on read.brand_invoices (brand_subscription_id, id desc);
create index brand_invoices_created on read.brand_invoices (created_at, id);

-- No call opened invoices before this, so there is nothing to fold. Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
