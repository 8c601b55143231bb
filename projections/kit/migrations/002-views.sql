create table read.saved_views (
  id integer primary key,
  room text not null,
  owner_label text not null,
  owner_id integer not null,
  -- The brand of an owner who is a brand admin: the brand's admins see the views that the owner shares.
  brand_id integer,
  name text not null,
  state jsonb not null,
  is_shared boolean not null,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index saved_views_owner on read.saved_views (owner_label, owner_id, room);
create index saved_views_shared on read.saved_views (owner_label, brand_id, room) where is_shared;

create table read.first_views (
  key text primary key,
  owner_label text not null,
  owner_id integer not null,
  room text not null,
  view_id integer not null
);
