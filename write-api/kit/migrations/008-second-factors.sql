create table if not exists write.second_factors (
  kind text not null,
  account_id bigint not null,
  secret text not null,
  recovery text[] not null default '{}',
  last_step bigint not null default 0,
  confirmed_at timestamptz,
  primary key (kind, account_id)
);
