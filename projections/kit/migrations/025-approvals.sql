-- When an item and its return were approved, and by whom. Past approvals come from the log mirror, as a fold would set them.
-- Events that are parked or skipped for an item's row are omitted here too.
alter table read.tryset_items
  add column approved_at timestamptz,
  add column approver_label text,
  add column approver_id integer,
  add column return_approved_at timestamptz,
  add column return_approver_label text,
  add column return_approver_id integer;

create temporary table approvals on commit drop as
  select distinct on (log.stream, log.type)
    log.entity_id::integer as id, log.type, log.effective_at, log.actor_label, log.actor_id
  from read.log
  where log.category = 'tryset_item' and log.type in ('TrysetItemAccepted', 'TrysetItemReturnAccepted')
    and not exists (
      select from read.parked where projection = 'tryset_items' and entity = log.entity_id and position <= log.position)
    and not exists (
      select from read.skipped_events
      where projection = 'tryset_items' and entity = log.entity_id and position = log.position)
  order by log.stream, log.type, log.revision desc;

update read.tryset_items as item
set approved_at = approval.effective_at,
  approver_label = approval.actor_label,
  approver_id = approval.actor_id
from approvals as approval
where approval.id = item.id and approval.type = 'TrysetItemAccepted';

update read.tryset_items as item
set return_approved_at = approval.effective_at,
  return_approver_label = approval.actor_label,
  return_approver_id = approval.actor_id
from approvals as approval
where approval.id = item.id and approval.type = 'TrysetItemReturnAccepted';

-- This index counts looks by product; the next one counts them by garment.
create index tryset_items_looks on read.tryset_items (product_id) include (look_id) where look_id is not null;
create index tryset_items_look_of_stock on read.tryset_items (stock_item_id) include (look_id) where look_id is not null;

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
