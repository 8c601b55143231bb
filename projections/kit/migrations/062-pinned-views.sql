create table read.pinned_views (
  key text primary key,
  owner_label text not null,
  owner_id integer not null,
  room text not null,
  view_id integer not null,
  pinned_at timestamptz not null
);
create index pinned_views_owner on read.pinned_views (owner_label, owner_id);
