create table read.event_tickets (
  id integer primary key,
  status text not null,
  name text not null,
  member_plan_id integer not null,
  signup_start_date date not null,
  signup_end_date date not null,
  active_duration text,
  active_start_date date,
  active_end_date date,
  discount_price jsonb not null,
  max_uses integer,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index event_tickets_plan on read.event_tickets (member_plan_id, id desc);

-- No call wrote event tickets before this, so there is nothing to fold. Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
