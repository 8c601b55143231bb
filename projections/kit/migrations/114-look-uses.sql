create table read.look_uses (
  id integer primary key,
  look_id integer not null,
  brand_id integer not null,
  user_id integer not null,
  region_id text not null,
  use_type text not null,
  status text not null,
  answer text,
  asked_at timestamptz,
  start_date date not null,
  end_date date,
  payment text,
  brand_payment_amount integer,
  refund integer not null,
  is_look_gone boolean not null,
  reason text,
  state jsonb not null,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index look_uses_look on read.look_uses (look_id, id desc);
create index look_uses_brand on read.look_uses (brand_id, id desc);
create index look_uses_user on read.look_uses (user_id, id desc);
create index look_uses_status on read.look_uses (status, id desc);
create index look_uses_type on read.look_uses (use_type, id desc);
create index look_uses_end_date on read.look_uses (end_date, id);

create table read.look_use_prices (
  id integer primary key,
  prices jsonb not null,
  revision bigint not null,
  updated_at timestamptz not null
);

-- No call wrote uses or their prices before this. Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
