-- When an item was shipped, and why it will not come back. Past events come from the log mirror, as a fold would set them.
-- Events that are parked or skipped for an item's row are omitted here too.
alter table read.tryset_items
  add column shipped_at timestamptz,
  add column loss text;

create temporary table outcomes on commit drop as
  select distinct on (log.stream, log.type)
    log.entity_id::integer as id, log.type, log.effective_at,
    case log.type when 'TrysetItemForcePurchased' then 'forced_purchase' else log.data ->> 'outcome' end as loss
  from read.log
  where log.category = 'tryset_item'
    and log.type in ('TrysetItemShipped', 'TrysetItemWrittenOff', 'TrysetItemForcePurchased')
    and not exists (
      select from read.parked where projection = 'tryset_items' and entity = log.entity_id and position <= log.position)
    and not exists (
      select from read.skipped_events
      where projection = 'tryset_items' and entity = log.entity_id and position = log.position)
  order by log.stream, log.type, log.revision desc;

update read.tryset_items as item
set shipped_at = shipped.effective_at
from outcomes as shipped
where shipped.id = item.id and shipped.type = 'TrysetItemShipped';

update read.tryset_items as item
set loss = lost.loss
from outcomes as lost
where lost.id = item.id and lost.type <> 'TrysetItemShipped';

-- The medians of days out of a brand's items; those of members and products have few items, which other indexes find.
create index tryset_items_came_back on read.tryset_items (brand_id, created_at)
  include (shipped_at, return_arrived_at)
  where shipped_at is not null and return_arrived_at is not null and not is_removed;
-- The items whose look may become overdue: the clock decides, so no counter knows them.
create index tryset_items_look_awaited on read.tryset_items (created_at)
  include (post_due_at, brand_id, product_id, user_id)
  where delivered_at is not null and post_status in ('unposted', 'planned') and not is_removed;
create index likes_of_things on read.likes (target, created_at) include (target_id, user_id);

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
