create table read.inbox_messages (
  id integer primary key,
  user_id integer not null,
  type text not null,
  variant text not null,
  template_code text not null,
  status text not null,
  about_kind text,
  about_id integer,
  point_amount integer,
  is_displayed boolean not null,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index inbox_messages_user on read.inbox_messages (user_id, id desc);

create table read.inbox_notices (
  id integer primary key,
  texts jsonb not null,
  member_count integer not null,
  revision bigint not null,
  created_at timestamptz not null
);

-- No call sent messages before this. Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
