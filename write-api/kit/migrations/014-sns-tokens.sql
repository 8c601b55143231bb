create table if not exists write.sns_tokens (
  user_id integer not null,
  network text not null,
  token text not null,
  primary key (user_id, network)
);
