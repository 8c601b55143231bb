create table read.user_tickets (
  id integer primary key,
  user_id integer not null,
  member_plan_id integer not null,
  plan_type text not null,
  status text not null,
  is_live boolean not null,
  start_date date not null,
  end_date date not null,
  event_ticket_id integer,
  previous_ticket_id integer,
  next_member_plan_id integer,
  payment_id integer,
  amount integer not null,
  currency text not null,
  is_recharging boolean not null,
  is_forced boolean not null,
  due_time timestamptz,
  paid_time timestamptz,
  first_failed_at timestamptz,
  state jsonb not null,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index user_tickets_user on read.user_tickets (user_id, id desc);
create index user_tickets_status on read.user_tickets (status, id desc);
create index user_tickets_plan on read.user_tickets (member_plan_id, id desc);
create index user_tickets_event_ticket on read.user_tickets (event_ticket_id) where event_ticket_id is not null;
create index user_tickets_end_date on read.user_tickets (end_date, id);

create table read.rental_uses (
  id integer primary key,
  used jsonb not null
);

create table read.ticket_uses (
  user_id integer not null,
  ticket_id integer not null,
  trysets integer not null,
  items integer not null,
  primary key (user_id, ticket_id)
);
create index ticket_uses_ticket on read.ticket_uses (ticket_id);

-- No call wrote tickets before this, and no tryset counted for one. Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
