-- The items of open orders, for which forgetting, a change of the region and removing wait.
create table if not exists write.open_order_items (
  item_id bigint primary key,
  order_id bigint not null,
  user_id bigint not null,
  brand_id bigint not null,
  product_size_id bigint not null
);

create index if not exists open_order_items_order on write.open_order_items (order_id);
create index if not exists open_order_items_user on write.open_order_items (user_id);
create index if not exists open_order_items_brand on write.open_order_items (brand_id);
create index if not exists open_order_items_size on write.open_order_items (product_size_id);
