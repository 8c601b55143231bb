-- How fast the read models went lately: what was processed at the time of two samples, the earlier for a rate.
alter table read.checkpoints
  add column sampled_at timestamptz not null default now(),
  add column sampled bigint not null default 0,
  add column sampled_before_at timestamptz not null default now(),
  add column sampled_before bigint not null default 0;
update read.checkpoints set sampled = processed, sampled_before = processed;

-- How often a person had a parked event tried again, in vain.
alter table read.parked
  add column retries integer not null default 0,
  add column retried_at timestamptz;

-- Events that a projection leaves out for one row, since somebody said so.
create table read.skipped_events (
  projection text not null,
  entity text not null,
  position bigint not null,
  primary key (position, projection, entity)
);

-- What people asked to be done with the read models, and what became of it.
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
