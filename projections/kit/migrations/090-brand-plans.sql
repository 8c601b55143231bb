create table read.brand_plans (
  id integer primary key,
  status text not null,
  display_name text not null,
  internal_name text not null,
  subscription_type text not null,
  price jsonb not null,
  prices jsonb not null,
  months integer not null,
  max_sku_amount integer,
  max_items_per_sku integer,
  guaranteed_content_score integer not null,
  is_regram_able boolean not null,
  is_active boolean not null,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- No call wrote plans before this, so there is nothing to fold. Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
