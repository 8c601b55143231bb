create schema if not exists write;

create table if not exists write.stock_candidates (
  stock_item_id bigint primary key,
  product_size_id bigint not null,
  brand_id bigint not null,
  status text not null,
  is_free boolean not null,
  grade text,
  use_count integer not null,
  state json not null
);
drop index if exists write.stock_candidates_free;
create index if not exists stock_candidates_size on write.stock_candidates (product_size_id);
create index if not exists stock_candidates_brand on write.stock_candidates (brand_id);

create index if not exists stock_candidates_pieces on write.stock_candidates
  using gin ((lower((state -> 'pieces')::text)::jsonb) jsonb_path_ops)
  where json_array_length(state -> 'pieces') > 0;

create table if not exists write.product_sizes (
  product_size_id bigint primary key,
  product_id bigint not null
);

create table if not exists write.codes (
  category text not null,
  entity_id bigint not null,
  brand_id bigint not null,
  code text,
  primary key (category, entity_id)
);
create index if not exists codes_code on write.codes (category, code);

create table if not exists write.named_pictures (
  hash text not null,
  certificate_of bigint,
  unique nulls not distinct (hash, certificate_of)
);

create table if not exists write.deadlines (
  key text primary key,
  due_at timestamptz not null,
  deadline json not null,
  cause json not null
);
create index if not exists deadlines_due on write.deadlines (due_at);

create table if not exists write.reaction_failures (
  event_id uuid primary key,
  position bigint not null,
  stream text not null,
  type text not null,
  error text not null,
  tries integer not null,
  failed_at timestamptz not null
);

create table if not exists write.checkpoints (
  name text primary key,
  position bigint not null
);
