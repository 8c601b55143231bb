create table if not exists write.certification_runs (
  run_id uuid primary key,
  look_ids bigint[] not null,
  staff_id bigint not null,
  begun_at timestamptz not null
);
