create table read.cash_accounts (
  user_id integer primary key,
  due_krw bigint not null,
  due_jpy bigint not null,
  entries jsonb not null,
  has_bank_account boolean not null,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table read.cash_entries (
  id text primary key,
  user_id integer not null,
  number integer not null,
  step text not null,
  of_kind text not null,
  of_id integer not null,
  turn integer not null,
  currency text not null,
  amount integer not null,
  payout_id integer,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index cash_entries_user on read.cash_entries (user_id, number);
create index cash_entries_of on read.cash_entries (of_kind, of_id);
create index cash_entries_payout on read.cash_entries (payout_id) where payout_id is not null;
create index cash_entries_created on read.cash_entries (created_at desc, id);

-- The account to which a member's cash goes.
alter table private.people add column bank_account jsonb;
