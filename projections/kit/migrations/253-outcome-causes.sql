-- The documented reason of an item's outcome, and the words that a forced purchase replaced. Past events come from the log mirror, as
-- a fold would read them. Events that are parked or skipped for an item's row are omitted here too.
alter table read.tryset_items
  add column outcome_cause text,
  add column outcome_before_force jsonb;

create temporary table told on commit drop as
  select log.entity_id::integer as id, log.stream, log.revision, log.type, log.data ->> 'faultType' as fault,
    case log.type
      when 'TrysetItemCanceled' then 'withdrawn'
      when 'TrysetItemDenied' then 'denied'
      when 'TrysetItemForceDenied' then 'force_denied'
      when 'TrysetItemDeliveryFailed'
        then case log.data ->> 'outcome' when 'lost' then 'delivery_lost' else log.data ->> 'outcome' end
      when 'TrysetItemNotReceived' then 'not_received'
      when 'TrysetItemExchanged' then 'exchanged'
      when 'TrysetItemReturnRequested' then 'return_requested'
      when 'TrysetItemReturnRetried' then 'return_requested'
      when 'TrysetItemArrivedUnannounced' then 'unannounced'
      when 'TrysetItemTakenBack' then 'order_returned'
      when 'TrysetItemReturnFailed' then 'return_failed'
      when 'TrysetItemReturnDeferred' then 'deferred_' || (log.data ->> 'faultType')
      when 'TrysetItemForcePurchased' then 'forced_' || (log.data ->> 'faultType')
      when 'TrysetItemWrittenOff' then 'written_off_' || (log.data ->> 'outcome')
    end as cause
  from read.log
  where log.category = 'tryset_item'
    and log.type in (
      'TrysetItemCanceled', 'TrysetItemDenied', 'TrysetItemForceDenied', 'TrysetItemDeliveryFailed', 'TrysetItemNotReceived',
      'TrysetItemExchanged', 'TrysetItemReturnRequested', 'TrysetItemReturnRetried', 'TrysetItemArrivedUnannounced',
      'TrysetItemTakenBack', 'TrysetItemReturnFailed', 'TrysetItemReturnDeferred', 'TrysetItemForcePurchased',
      'TrysetItemForcePurchaseUndone', 'TrysetItemWrittenOff', 'TrysetItemSentAgain', 'TrysetItemReturnWithdrawn')
    and not (log.type = 'TrysetItemArrivedUnannounced' and log.data ->> 'missing' <> 'request')
    and not exists (
      select from read.parked where projection = 'tryset_items' and entity = log.entity_id and position <= log.position)
    and not exists (
      select from read.skipped_events
      where projection = 'tryset_items' and entity = log.entity_id and position = log.position);
create index on told (stream, revision);

-- A forced purchase that was undone left no trace.
delete from told as forced
using told as undone
where forced.type = 'TrysetItemForcePurchased' and undone.type = 'TrysetItemForcePurchaseUndone'
  and undone.stream = forced.stream and undone.revision > forced.revision;
delete from told where type = 'TrysetItemForcePurchaseUndone';
-- An exchange asks for the return itself.
delete from told as asked
using told as exchanged
where asked.type = 'TrysetItemReturnRequested' and exchanged.type = 'TrysetItemExchanged'
  and exchanged.stream = asked.stream and exchanged.revision = asked.revision - 1;

update read.tryset_items as item
set outcome_cause = last.cause
from (select distinct on (stream) id, cause from told order by stream, revision desc) as last
where last.id = item.id;

-- An undo had left the fault of the forced purchase, or none. A deferred return is the only other event that names one.
update read.tryset_items as item
set fault_type = last.fault
from (
  select distinct on (stream) id, fault from told where fault is not null order by stream, revision desc
) as last
where last.id = item.id;

update read.tryset_items as item
set outcome_before_force = jsonb_build_object('cause', former.cause, 'faultType', deferred.fault)
from told as forced
left join lateral (
  select cause from told where stream = forced.stream and revision < forced.revision order by revision desc limit 1
) as former on true
left join lateral (
  select fault from told
  where stream = forced.stream and revision < forced.revision and type = 'TrysetItemReturnDeferred'
  order by revision desc limit 1
) as deferred on true
where forced.type = 'TrysetItemForcePurchased' and forced.id = item.id;

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
