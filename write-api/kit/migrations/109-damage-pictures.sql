-- Pictures of tryset items that arrived damaged: only staff, the member and the item's brand see them.
alter table write.named_pictures add column if not exists damage_of bigint;
drop index if exists write.named_pictures_once;
create unique index named_pictures_once
  on write.named_pictures (hash, certificate_of, ticket_of, damage_of) nulls not distinct;

-- The members whose items arrived damaged. No event reported damage before this migration.
create table if not exists write.damaged_items (
  tryset_item_id bigint primary key,
  user_id bigint not null
);
create index if not exists damaged_items_user on write.damaged_items (user_id);
