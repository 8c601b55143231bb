alter table write.letters add column if not exists way text not null default 'mail';

create table if not exists write.phone_checks (
  id uuid primary key,
  hash text not null unique,
  phone text not null,
  purpose text not null,
  content text not null,
  until timestamptz not null,
  proof_hash text unique,
  spent_by uuid
);
create index if not exists phone_checks_until on write.phone_checks (until);
create index if not exists phone_checks_phone on write.phone_checks (phone, until);
