-- Who accepted an item and its return, and when. What has happened is told from the log mirror, as a fold of it would; what is parked or
-- left out of an item's row stays out of it here too.
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

-- Looks are counted by product and by garment.
create index tryset_items_looks on read.tryset_items (product_id) include (look_id) where look_id is not null;
create index tryset_items_look_of_stock on read.tryset_items (stock_item_id) include (look_id) where look_id is not null;

-- Tables that a rebuild left beside, finished or not, are of another version and lack these columns.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
