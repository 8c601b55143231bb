-- The open and confirmed uses of looks, by brand and by member, for which removing and forgetting wait.
create table if not exists write.live_look_uses (
  look_use_id bigint primary key,
  brand_id bigint not null,
  user_id bigint not null
);

create index if not exists live_look_uses_brand on write.live_look_uses (brand_id);
create index if not exists live_look_uses_user on write.live_look_uses (user_id);
