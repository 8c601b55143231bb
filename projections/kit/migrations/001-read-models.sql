create schema read;
create schema private;
create extension if not exists pg_trgm;

create table read.checkpoints (
  name text primary key,
  position bigint not null,
  recorded_at timestamptz,
  processed bigint not null default 0,
  updated_at timestamptz not null default now()
);

insert into read.checkpoints (name, position) values ('live', -1);

create table read.counters (
  stat text not null,
  scope integer not null,
  bucket text not null,
  count integer not null,
  primary key (stat, scope, bucket)
) with (fillfactor = 70);

create table read.parked (
  projection text not null,
  entity text not null,
  position bigint not null,
  stream text not null,
  type text not null,
  error text not null,
  parked_at timestamptz not null default now(),
  primary key (projection, entity, position)
);

create table read.unknown_types (
  type text primary key,
  count integer not null,
  first_position bigint not null,
  last_position bigint not null
);

-- Columns over the metadata are computed at each read, not stored: an import writes a million of these rows.
create table read.log (
  position bigint primary key,
  event_id text not null,
  stream text not null,
  category text not null,
  entity_id text not null,
  revision bigint not null,
  type text not null,
  data json not null,
  metadata json not null,
  recorded_at timestamptz not null,
  effective_at timestamptz not null,
  actor_label text,
  actor_id integer,
  brand_ids integer[] not null,
  command text generated always as (metadata ->> 'command') virtual,
  command_id text generated always as (metadata ->> 'commandId') virtual,
  reason text generated always as (metadata ->> 'reason') virtual,
  correlation_id text generated always as (metadata ->> '$correlationId') virtual,
  causation_id text generated always as (metadata ->> '$causationId') virtual,
  imported boolean generated always as (coalesce(metadata ->> 'imported', 'false') = 'true') virtual,
  time_derived boolean generated always as (coalesce(metadata ->> 'timeDerived', 'false') = 'true') virtual
);
create unique index log_stream on read.log (stream, revision);

create table read.tryset_items (
  id integer primary key,
  tryset_id integer not null,
  user_id integer not null,
  user_gender text,
  user_region text not null,
  brand_id integer not null,
  product_id integer not null,
  product_size_id integer not null,
  stock_item_id integer not null,
  status text not null,
  use_mode text not null,
  trial_days integer not null,
  post_days integer not null,
  is_express boolean not null,
  delivered_at timestamptz,
  look_id integer,
  look_sns_type text,
  post_status text not null,
  refusal_type text not null,
  refusal_reason text,
  fault_type text,
  deferred_reason text,
  is_trial_ended boolean not null,
  is_post_overdue boolean not null,
  order_id integer,
  original_price integer,
  sales_price integer,
  courier text,
  tracking_number text,
  tracking_info text,
  return_courier text,
  return_tracking_number text,
  return_tracking_info text,
  return_arrived_at timestamptz,
  pickup_reason text,
  requested_pickup_date date,
  confirmed_pickup_date date,
  is_removed boolean not null,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- This index alone answers the filters of the list, with their exact count and at any offset.
create index tryset_items_list on read.tryset_items (id)
  include (status, brand_id, post_status, is_express, user_gender, user_region, created_at)
  where not is_removed;
create index tryset_items_created on read.tryset_items (created_at, id) include (status, brand_id)
  where not is_removed;
create index tryset_items_updated on read.tryset_items (updated_at, id) where not is_removed;
create index tryset_items_tryset on read.tryset_items (tryset_id);
create index tryset_items_stock on read.tryset_items (stock_item_id);
create index tryset_items_user on read.tryset_items (user_id);
create index tryset_items_product on read.tryset_items (product_id, id);

create table read.trysets (
  id integer primary key,
  life text not null,
  status text,
  user_id integer not null,
  user_gender text,
  user_region text not null,
  is_prefer_express boolean not null,
  requested_points integer not null,
  expected_delivery_on date,
  prepare_on date,
  items jsonb not null,
  brand_ids integer[] not null,
  pickup_reason text,
  requested_pickup_date date,
  confirmed_pickup_date date,
  return_approved_at timestamptz,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index trysets_list on read.trysets (id)
  include (status, is_prefer_express, user_gender, user_region, created_at)
  where status is not null and life = 'requested';
create index trysets_created on read.trysets (created_at, id)
  where status is not null and life = 'requested';
create index trysets_user on read.trysets (user_id);
create index trysets_prepare on read.trysets (prepare_on) where prepare_on is not null;

create table read.tryset_brands (
  tryset_id integer not null,
  brand_id integer not null,
  status text,
  primary key (brand_id, tryset_id) include (status)
);
create index tryset_brands_tryset on read.tryset_brands (tryset_id);

create table read.stock_items (
  id integer primary key,
  code text not null,
  brand_id integer not null,
  product_id integer not null,
  product_size_id integer not null,
  region_id text not null,
  status text not null,
  quality text not null,
  discount_rate integer not null,
  reimbursement_rate integer not null,
  holder_kind text,
  holder_id integer,
  out_stock_request text not null,
  out_stock_requested_at timestamptz,
  unavailable_reason text,
  hold_reason text,
  grade text,
  abnormal_issue text,
  memo_in_use text,
  slot jsonb,
  pieces jsonb not null,
  use_count integer not null,
  is_removed boolean not null,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index stock_items_list on read.stock_items (id)
  include (status, brand_id, out_stock_request, region_id, product_size_id, use_count, created_at)
  where not is_removed;
create index stock_items_created on read.stock_items (created_at, id) where not is_removed;
create index stock_items_updated on read.stock_items (updated_at, id) where not is_removed;
create index stock_items_product on read.stock_items (product_id);
create index stock_items_code on read.stock_items (lower(code) text_pattern_ops);

create table read.stock_memos (
  id text primary key,
  stock_item_id integer not null,
  comment text not null,
  actor_label text not null,
  actor_id integer,
  created_at timestamptz not null
);
create index stock_memos_stock on read.stock_memos (stock_item_id);

create table read.stock_rentals (
  id text primary key,
  stock_item_id integer not null,
  tryset_item_id integer not null,
  tryset_id integer,
  reserved_at timestamptz not null
);
create index stock_rentals_stock on read.stock_rentals (stock_item_id);

create table read.products (
  id integer primary key,
  brand_id integer not null,
  status text not null,
  name text not null,
  code text,
  category_id integer,
  gender text not null,
  original_price integer not null,
  price integer not null,
  discount_rate integer not null,
  use_mode text not null,
  region_id text not null,
  season_id integer,
  style_ids integer[] not null,
  color_code text,
  materials jsonb not null,
  external_link text,
  subsidiary_info text,
  enterprise_product_code text,
  priority integer not null,
  is_sale_for_curator boolean not null,
  is_commerce_sale_available boolean not null,
  cover_image text,
  contents text[] not null,
  is_sold_out boolean not null,
  max_piece_count integer,
  family_id integer,
  published_at timestamptz,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index products_brand on read.products (brand_id);

create table read.product_sizes (
  id integer primary key,
  product_id integer not null,
  size_type_id integer,
  name text,
  measurements jsonb not null,
  is_sold_out boolean not null,
  is_removed boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index product_sizes_product on read.product_sizes (product_id);

create table read.brands (
  id integer primary key,
  status text not null,
  name text not null,
  name_ko text,
  sku_code text,
  region_id text not null,
  instagram_id text,
  commission_rate integer not null,
  is_featured boolean not null,
  is_exclusive boolean not null,
  exclusive_curator_ids integer[] not null,
  agree_marketing boolean not null,
  pictures jsonb not null,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table read.brand_admins (
  id integer primary key,
  brand_id integer not null,
  username text not null,
  position text,
  status text not null,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index brand_admins_brand on read.brand_admins (brand_id);

create table read.users (
  id integer primary key,
  username text,
  status text not null,
  role text not null,
  grade text not null,
  gender text,
  region_id text not null,
  bio text,
  is_public boolean not null,
  system_setting jsonb not null,
  pictures jsonb not null,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index users_list on read.users (id) include (status, role, grade, gender, region_id);
create index users_username on read.users (username);

create table read.staff (
  id integer primary key,
  username text not null,
  status text not null,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table read.reference (
  key text primary key,
  kind text not null,
  id integer not null,
  status text not null,
  name text not null,
  priority integer not null,
  is_published boolean not null,
  parent_id integer,
  fields jsonb not null,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index reference_kind on read.reference (kind, id);

create table private.people (
  id text primary key,
  user_id integer,
  username text,
  name text,
  phone text,
  email text,
  birthday text,
  address jsonb,
  destination jsonb,
  brand jsonb,
  search text not null
);
create index people_user on private.people (user_id);
create index people_search on private.people using gin (search gin_trgm_ops);
