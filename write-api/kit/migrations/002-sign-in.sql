create schema if not exists write;

create table if not exists write.credentials (
  kind text not null,
  account_id bigint not null,
  username text not null unique,
  password_hash text not null,
  updated_at timestamptz not null,
  primary key (kind, account_id)
);

create table if not exists write.refresh_families (
  id uuid primary key,
  kind text not null,
  account_id bigint not null,
  generation integer not null,
  rotated_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text
);
alter table write.refresh_families
  add column if not exists started_at timestamptz not null default now();
create index if not exists refresh_families_account on write.refresh_families (kind, account_id);
create index if not exists refresh_families_expiry on write.refresh_families (expires_at);

create table if not exists write.attempts (
  key text primary key,
  taken integer not null,
  until timestamptz not null
);
create index if not exists attempts_until on write.attempts (until);

create table if not exists write.sign_in_places (
  key text primary key,
  signed_in_at timestamptz not null
);
create index if not exists sign_in_places_time on write.sign_in_places (signed_in_at);
