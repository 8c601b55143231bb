create table read.brand_subscriptions (
  id integer primary key,
  brand_id integer not null,
  plan_id integer not null,
  subscription_type text not null,
  status text not null,
  is_live boolean not null,
  method text not null,
  start_date date not null,
  last_day date,
  next_plan_id integer,
  is_cancel_requested boolean not null,
  first_failed_at timestamptz,
  newest_invoice_id integer,
  invoices jsonb not null,
  state jsonb not null,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index brand_subscriptions_brand on read.brand_subscriptions (brand_id, id desc);
create index brand_subscriptions_status on read.brand_subscriptions (status, id desc);
create index brand_subscriptions_plan on read.brand_subscriptions (plan_id, id desc);
create index brand_subscriptions_last_day on read.brand_subscriptions (last_day, id);

create table read.brand_invoice_plans (
  brand_subscription_id integer not null,
  brand_invoice_id integer not null,
  plan_id integer not null,
  display_name text not null,
  internal_name text not null,
  start_date date,
  end_date date,
  primary key (brand_subscription_id, brand_invoice_id)
);
create index brand_invoice_plans_invoice on read.brand_invoice_plans (brand_invoice_id);

-- No call wrote subscriptions before this, so there is nothing to fold. Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
