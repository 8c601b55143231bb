-- The live subscriptions, open invoices and admins of brands, and the products that count against their plans' limits.
create table if not exists write.of_brands (
  category text not null,
  entity_id bigint not null,
  brand_id bigint not null,
  primary key (category, entity_id)
);
create index if not exists of_brands_brand on write.of_brands (brand_id, category);
