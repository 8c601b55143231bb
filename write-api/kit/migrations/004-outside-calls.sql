create table if not exists write.outside_calls (
  kind text not null,
  key text not null,
  due_at timestamptz not null,
  asked_at timestamptz,
  tries integer not null default 0,
  cause jsonb not null,
  primary key (kind, key)
);
create index if not exists outside_calls_due on write.outside_calls (kind, due_at);
