create table read.looks (
  id integer primary key,
  life text not null,
  status text not null,
  user_id integer not null,
  user_gender text,
  user_region text not null,
  look_type text not null,
  sns_type text not null,
  link text,
  normalized_link text,
  description text not null,
  images jsonb not null,
  entries jsonb not null,
  brand_ids integer[] not null,
  logs jsonb not null,
  keep_days integer not null,
  is_hidden boolean not null,
  is_link_valid boolean,
  gone_since timestamptz,
  like_count integer,
  comment_count integer,
  view_count integer,
  followers integer,
  content_unit_score integer,
  recertifications integer not null,
  liked_by integer[] not null,
  reports jsonb not null,
  posted_at timestamptz,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index looks_user on read.looks (user_id, id desc);
create index looks_status on read.looks (status, id desc) where life = 'posted';
create index looks_posted on read.looks (posted_at, id) where life = 'posted';
create index looks_link on read.looks (normalized_link) where life = 'posted' and normalized_link is not null;

create table read.look_items (
  look_id integer not null,
  entry_id integer not null,
  tryset_item_id integer not null,
  tryset_id integer not null,
  brand_id integer not null,
  product_id integer not null,
  product_size_id integer not null,
  status text not null,
  upload_point integer not null,
  given_points integer not null,
  certified_at timestamptz,
  primary key (look_id, entry_id)
);
create index look_items_entry on read.look_items (entry_id);
create index look_items_tryset_item on read.look_items (tryset_item_id);
create index look_items_product on read.look_items (product_id, look_id desc);
create index look_items_brand on read.look_items (brand_id, look_id desc);

create table read.look_brands (
  look_id integer not null,
  brand_id integer not null,
  status text not null,
  primary key (look_id, brand_id)
);
create index look_brands_brand on read.look_brands (brand_id, look_id desc);

-- No events about looks were stored before this migration, so nothing needs to be folded. Tables of an unfinished rebuild, or
-- from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
