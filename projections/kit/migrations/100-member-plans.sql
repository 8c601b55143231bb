create table read.member_plans (
  id integer primary key,
  status text not null,
  name text not null,
  type text not null,
  plan_type text not null,
  price jsonb not null,
  prices jsonb not null,
  months integer not null,
  max_closet_limit integer,
  max_items_limit integer,
  max_items_per_try integer,
  concurrency_amount integer,
  default_recharging_flag boolean not null,
  is_active boolean not null,
  can_change boolean not null,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- No call wrote plans before this, so there is nothing to fold. Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
