-- Two samples of the number of processed events, to compute the current rate. The rate uses the older one.
alter table read.checkpoints
  add column sampled_at timestamptz not null default now(),
  add column sampled bigint not null default 0,
  add column sampled_before_at timestamptz not null default now(),
  add column sampled_before bigint not null default 0;
update read.checkpoints set sampled = processed, sampled_before = processed;

-- How often a person retried a parked event without success.
alter table read.parked
  add column retries integer not null default 0,
  add column retried_at timestamptz;

-- Events that a projection skips for one row, because a person decided so.
create table read.skipped_events (
  projection text not null,
  entity text not null,
  position bigint not null,
  primary key (position, projection, entity)
);

-- The operations on the read models that people requested, and their results.
create table read.operations (
  id integer primary key,
  kind text not null,
  projections text[],
  actor_label text not null,
  actor_id integer,
  reason text,
  position bigint not null,
  requested_at timestamptz not null,
  status text not null,
  message text,
  is_cancel_requested boolean not null default false,
  phase text,
  processed bigint,
  total bigint,
  events_per_second double precision,
  seconds_left double precision,
  started_at timestamptz,
  ended_at timestamptz
);
