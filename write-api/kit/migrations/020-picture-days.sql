create table if not exists write.picture_days (
  person text not null,
  day date not null,
  bytes bigint not null,
  primary key (person, day)
);
