create table if not exists write.picture_names (
  hash text not null,
  stream text not null,
  primary key (stream, hash)
);
create index if not exists picture_names_hash on write.picture_names (hash);

create table if not exists write.asked_tickets (
  ticket_id integer primary key,
  asker text not null
);
create index if not exists asked_tickets_asker on write.asked_tickets (asker);
