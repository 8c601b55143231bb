create table read.support_tickets (
  id integer primary key,
  status text not null,
  asker_label text not null,
  asker_id integer not null,
  brand_id integer,
  page text,
  entity_category text,
  entity_id integer,
  messages jsonb not null,
  waiting_since timestamptz,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index support_tickets_asker on read.support_tickets (asker_label, asker_id, id desc);
create index support_tickets_entity on read.support_tickets (entity_category, entity_id) where entity_id is not null;
create index support_tickets_waiting on read.support_tickets (waiting_since, id) where waiting_since is not null;

-- No events about support tickets were stored before this migration, so nothing needs to be folded. Tables of an unfinished
-- rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
