create table read.brand_feedbacks (
  id integer primary key,
  brand_id integer not null,
  look_id integer not null,
  user_id integer not null,
  status text not null,
  rating text not null,
  asked_points integer not null,
  given_points integer,
  reason text,
  state jsonb not null,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index brand_feedbacks_look on read.brand_feedbacks (look_id, id);
create index brand_feedbacks_brand on read.brand_feedbacks (brand_id, id desc);
create index brand_feedbacks_user on read.brand_feedbacks (user_id, id desc);
create index brand_feedbacks_status on read.brand_feedbacks (status, id desc);

-- No call wrote feedback before this. Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
