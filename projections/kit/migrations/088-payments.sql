create table read.payments (
  id integer primary key,
  for_kind text not null,
  for_id integer not null,
  payer_kind text not null,
  payer_id integer not null,
  amount integer not null,
  currency text not null,
  status text not null,
  method text,
  has_failed_refund boolean not null,
  is_charged_back boolean not null,
  has_difference boolean not null,
  due_time timestamptz,
  paid_time timestamptz,
  receipt_url text,
  state jsonb not null,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index payments_for on read.payments (for_kind, for_id);
create index payments_payer on read.payments (payer_kind, payer_id, id desc);
create index payments_created on read.payments (created_at, id);
create index payments_failed_refund on read.payments (id desc) where has_failed_refund;
create index payments_difference on read.payments (id desc) where has_difference;
create index payments_charged_back on read.payments (id desc) where is_charged_back;

-- Nobody paid before this, so there is nothing to fold. Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
