create table if not exists write.stripped_pictures (
  hash text primary key,
  became text not null
);
create index if not exists stripped_pictures_became on write.stripped_pictures (became);
