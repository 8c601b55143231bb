-- The forced purchase of an item: its status before, and its time. The spans of the statuses tell both for earlier ones.
alter table read.tryset_items add column forced jsonb;
update read.tryset_items as item
set forced = jsonb_build_object(
  'from', case former.status when 'purchase_pending' then 'tryset_delivered' else former.status end,
  'at', to_char(bought.from_time at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
)
from read.tryset_item_spans as bought
join read.tryset_item_spans as former on former.id = bought.id and former.until_time = bought.from_time
where bought.id = item.id and bought.status = 'purchased' and bought.until_time is null
  and item.loss = 'forced_purchase' and item.status = 'purchased';

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
