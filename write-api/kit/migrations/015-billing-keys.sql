create table if not exists write.billing_keys (
  card_id integer primary key,
  billing_key text not null
);
