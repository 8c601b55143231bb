create table read.payouts (
  id integer primary key,
  region_id text not null,
  month text not null,
  status text not null,
  currency text not null,
  line_count integer not null,
  pending_count integer not null,
  paid_count integer not null,
  failed_count integer not null,
  amount bigint not null,
  income_tax bigint not null,
  local_tax bigint not null,
  paid_amount bigint not null,
  paid_out bigint not null,
  left_out jsonb not null,
  left_out_count integer not null,
  rates jsonb,
  approved_time timestamptz,
  closed_time timestamptz,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index payouts_month on read.payouts (month desc, id desc);

create table read.payout_lines (
  id text primary key,
  payout_id integer not null,
  user_id integer not null,
  region_id text not null,
  month text not null,
  currency text not null,
  amount integer not null,
  up_to integer not null,
  income_tax integer not null,
  local_tax integer not null,
  status text not null,
  reference text,
  cause text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index payout_lines_payout on read.payout_lines (payout_id, user_id);
create index payout_lines_user on read.payout_lines (user_id, payout_id desc);

create table read.payout_policies (
  id integer primary key,
  rates jsonb not null,
  revision bigint not null,
  updated_at timestamptz not null
);

-- No call wrote cash, bank accounts or payouts before this. Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
