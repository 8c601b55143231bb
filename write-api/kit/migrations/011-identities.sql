alter table write.refresh_families
  add column if not exists second_step_elsewhere boolean not null default false;

create table if not exists write.spent_identities (
  hash text primary key,
  until timestamptz not null
);
create index if not exists spent_identities_until on write.spent_identities (until);

create table if not exists write.social_sign_ups (
  id uuid primary key,
  hash text not null unique,
  content text not null,
  until timestamptz not null
);
create index if not exists social_sign_ups_until on write.social_sign_ups (until);
