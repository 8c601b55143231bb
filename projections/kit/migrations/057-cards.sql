create table read.wallets (
  id text primary key,
  owner_kind text not null,
  owner_id integer not null,
  cards jsonb not null,
  primary_card_id integer,
  revision bigint not null
);

create table read.cards (
  wallet_id text not null,
  owner_kind text not null,
  owner_id integer not null,
  card_id integer not null,
  last_four text not null,
  issuer text,
  is_primary boolean not null,
  registered_at timestamptz not null,
  primary key (wallet_id, card_id)
);
create index cards_registered on read.cards (owner_kind, card_id desc);

alter table private.people add column cards jsonb not null default '{}';

-- No events about cards were stored before this migration, so nothing needs to be folded. Tables of an unfinished rebuild, or
-- from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
