create table read.brand_collaborations (
  id integer primary key,
  brand_id integer not null,
  status text not null,
  name text not null,
  start_date date not null,
  end_date date not null,
  post_until date not null,
  is_look_taggable boolean not null,
  reason text,
  state jsonb not null,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index brand_collaborations_brand on read.brand_collaborations (brand_id, id desc);
create index brand_collaborations_status on read.brand_collaborations (status, id desc);
create index brand_collaborations_days on read.brand_collaborations (start_date, end_date);

create table read.proposals (
  id integer primary key,
  brand_collaboration_id integer not null,
  brand_id integer not null,
  user_id integer not null,
  status text not null,
  assigned_point integer not null,
  look_upload_cash integer not null,
  feed_index integer not null,
  tryset_id integer,
  read_at timestamptz,
  given_points integer not null,
  given_cash integer not null,
  failure text,
  reason text,
  state jsonb not null,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index proposals_collaboration on read.proposals (brand_collaboration_id, feed_index, id desc);
create index proposals_brand on read.proposals (brand_id, id desc);
create index proposals_user on read.proposals (user_id, id desc);
create index proposals_status on read.proposals (status, id desc);
create index if not exists looks_proposal on read.looks (proposal_id) where proposal_id is not null;

-- No call wrote collaborations before this. Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
