create table if not exists write.outside_calls (
  kind text not null,
  key text not null,
  due_at timestamptz,
  asked_at timestamptz,
  tries integer not null default 0,
  problem text,
  answer jsonb,
  cause jsonb not null,
  primary key (kind, key)
);
create index if not exists outside_calls_due on write.outside_calls (kind, due_at);
create index if not exists outside_calls_problems on write.outside_calls (kind, key) where problem is not null;
