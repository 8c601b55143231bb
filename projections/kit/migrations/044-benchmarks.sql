create table read.benchmarks (
  id text primary key,
  status text not null,
  method text not null,
  model jsonb,
  prompt text,
  prices jsonb,
  filter jsonb not null,
  item_count integer not null,
  look_count integer not null,
  staff_id integer,
  ended_at timestamptz,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index benchmarks_newest on read.benchmarks (created_at desc, id);

create table read.benchmark_items (
  id text primary key,
  benchmark_id text not null,
  number integer not null,
  entry_id integer not null,
  look_id integer not null,
  user_id integer not null,
  brand_id integer not null,
  product_id integer not null,
  sns_type text not null,
  decided jsonb not null,
  checks jsonb,
  verdict text,
  ms integer,
  tokens jsonb,
  failure text,
  user_result jsonb,
  needs_review boolean not null
);
create index benchmark_items_benchmark on read.benchmark_items (benchmark_id, number);

-- No events about benchmarks were stored before this migration, so nothing needs to be folded. Tables of an unfinished
-- rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
