create table if not exists write.member_looks (
  look_id integer primary key,
  user_id integer not null
);
create index if not exists member_looks_user on write.member_looks (user_id);
