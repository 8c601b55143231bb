-- Brands have sums by day and by month; members by month and of all time; products of all time. The dimension names the level:
-- `brands`, `brands/month`, `curators/all`. Members have sums of all brands together, under brand 0.
alter table read.metric_item_days add column awaited_count bigint not null default 0;
alter table read.metric_item_days alter column awaited_count drop default;
truncate read.metric_item_days, read.metric_look_days, read.metric_order_days, read.metric_use_days;
insert into read.unfilled (projection)
  select unnest(array['metric_item_days', 'metric_look_days', 'metric_order_days', 'metric_use_days'])
  where exists (select from read.log)
  on conflict do nothing;

-- The items whose look is awaited: the clock decides which are overdue. A page subtracts the few that are not due yet.
drop index read.tryset_items_look_awaited;
create index tryset_items_look_due on read.tryset_items (post_due_at)
  include (created_at, brand_id, product_id, user_id)
  where delivered_at is not null and post_status in ('unposted', 'planned') and not is_removed;

-- Tables that a rebuild left beside, finished or not, are of another version and lack these sums.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
