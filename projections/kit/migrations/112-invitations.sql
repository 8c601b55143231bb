create table read.invitations (
  id integer primary key,
  status text not null,
  publisher_label text not null,
  publisher_id integer not null,
  code text not null,
  expired_time timestamptz not null,
  user_id integer,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index invitations_publisher on read.invitations (publisher_label, publisher_id, id desc);
create index invitations_code on read.invitations (code);

-- No call published invitations before this. Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
