create table read.agencies (
  id integer primary key,
  status text not null,
  name text not null,
  url text,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table read.agency_contacts (
  id integer primary key,
  status text not null,
  agency_id integer not null,
  position text,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index agency_contacts_agency on read.agency_contacts (agency_id);

create table read.member_agencies (
  user_id integer primary key,
  links jsonb not null
);

create table read.agency_links (
  user_id integer not null,
  contact_id integer not null,
  agency_id integer not null,
  primary key (user_id, contact_id)
);
create index agency_links_agency on read.agency_links (agency_id, contact_id);

-- No events about agencies were stored before this migration, so nothing needs to be folded. Tables of an unfinished rebuild,
-- or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
