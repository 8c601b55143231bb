create table if not exists write.sign_ups (
  id uuid primary key,
  hash text not null unique,
  kind text not null,
  language text not null,
  content text not null,
  wrong_codes integer not null default 0,
  until timestamptz not null
);
create index if not exists sign_ups_until on write.sign_ups (until);
