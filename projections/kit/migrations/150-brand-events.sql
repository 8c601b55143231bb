create table read.brand_events (
  id integer primary key,
  brand_id integer not null,
  region_id text not null,
  status text not null,
  brand_tag text not null,
  start_date date not null,
  end_date date not null,
  opens_at timestamptz not null,
  ends_at timestamptz not null,
  schedule_code text,
  gender text,
  minimum_followers integer not null,
  invite_people integer not null,
  taken_seats integer not null,
  is_look_taggable boolean not null,
  reason text,
  state jsonb not null,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index brand_events_brand on read.brand_events (brand_id, id desc);
create index brand_events_status on read.brand_events (status, id desc);
create index brand_events_days on read.brand_events (start_date, end_date);

create table read.reservations (
  id integer primary key,
  brand_event_id integer not null,
  brand_id integer not null,
  user_id integer not null,
  status text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  asked_at timestamptz,
  is_invitation boolean not null,
  has_come boolean,
  given_points integer not null,
  given_cash integer not null,
  modification_reason text,
  reason text,
  state jsonb not null,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index reservations_event on read.reservations (brand_event_id, id desc);
create index reservations_brand on read.reservations (brand_id, id desc);
create index reservations_user on read.reservations (user_id, id desc);
create index reservations_status on read.reservations (status, id desc);
create index reservations_starts_at on read.reservations (starts_at, id);
create index if not exists looks_reservation on read.looks (reservation_id) where reservation_id is not null;

-- No call wrote events of brands before this. Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
