-- The events of brands, which end with the removal of their brand; and the reservations of members, which end with a ban.
create table if not exists write.brand_events_of_brands (
  brand_event_id bigint primary key,
  brand_id bigint not null
);

create index if not exists brand_events_of_brands_brand on write.brand_events_of_brands (brand_id);

create table if not exists write.reservations_of_members (
  reservation_id bigint primary key,
  user_id bigint not null
);

create index if not exists reservations_of_members_user on write.reservations_of_members (user_id);
