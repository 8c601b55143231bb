-- The incidents that an auditor searches by period and actor: the few events of the mirror in which something was refused,
-- forced, deferred or given up. Today kit/incidents maintains this index, which follows the domain.
create index log_incidents on read.log (effective_at, position) include (type, actor_label, actor_id)
  where type in (
      'TrysetItemDenied', 'TrysetItemForceDenied', 'TrysetItemDeliveryFailed', 'TrysetItemReturnFailed',
      'TrysetItemReturnDeferred', 'TrysetItemForcePurchased', 'TrysetItemWrittenOff', 'TrysetItemRemoved',
      'TrysetRemoved', 'StockItemHeld', 'StockItemMarkedUnavailable', 'StockItemHolderRefused', 'StockItemRemoved'
    )
    or (type in ('TrysetItemDelivered', 'StockItemOutReadied') and data ->> 'forced' = 'true')
    or (type = 'TrysetItemTracked' and actor_label = 'staff');
