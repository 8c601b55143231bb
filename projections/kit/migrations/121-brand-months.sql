-- A month's id exceeds four bytes. The key repeats it as text, as streams have it.
create table read.brand_months (
  id text primary key,
  brand_month_id bigint not null,
  brand_id integer not null,
  month text not null,
  status text not null,
  line_count integer not null,
  sums jsonb not null,
  settlements jsonb not null,
  closed_time timestamptz,
  approval_number text,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index brand_months_brand on read.brand_months (brand_id, month desc);
create index brand_months_month on read.brand_months (month, brand_month_id);
create unique index brand_months_number on read.brand_months (brand_month_id);

create table read.brand_month_lines (
  id text primary key,
  brand_month_id bigint not null,
  brand_id integer not null,
  number integer not null,
  side text not null,
  of_kind text not null,
  of_id bigint not null,
  step text not null,
  turn integer not null,
  currency text not null,
  amount integer not null,
  tax integer not null,
  commission_rate integer,
  brand_payment integer not null,
  label text,
  occurred_time timestamptz not null,
  created_at timestamptz not null
);
create unique index brand_month_lines_month on read.brand_month_lines (brand_month_id, number);
create index brand_month_lines_of on read.brand_month_lines (of_kind, of_id);

-- No call added lines before this, so there is nothing to fold. Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
