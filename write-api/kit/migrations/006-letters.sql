create table if not exists write.letters (
  id uuid primary key,
  person text not null,
  letter text not null,
  written_at timestamptz not null,
  until timestamptz not null
);
create index if not exists letters_written on write.letters (written_at desc, id);
create index if not exists letters_until on write.letters (until);

create table if not exists write.sign_in_help (
  id uuid primary key,
  email text not null,
  language text not null,
  asked_at timestamptz not null
);

create table if not exists write.mailed_links (
  hash text primary key,
  kind text not null,
  account_id bigint not null,
  until timestamptz not null,
  spent_by uuid
);
create index if not exists mailed_links_account on write.mailed_links (kind, account_id);
create index if not exists mailed_links_until on write.mailed_links (until);
