-- What an auditor asks for by period and actor: the few events of the mirror in which something was refused, forced, put
-- off or given up. Since then kit/incidents keeps an index that follows the domain.
create index log_incidents on read.log (effective_at, position) include (type, actor_label, actor_id)
  where type in (
      'TrysetItemDenied', 'TrysetItemForceDenied', 'TrysetItemDeliveryFailed', 'TrysetItemReturnFailed',
      'TrysetItemReturnDeferred', 'TrysetItemForcePurchased', 'TrysetItemWrittenOff', 'TrysetItemRemoved',
      'TrysetRemoved', 'StockItemHeld', 'StockItemMarkedUnavailable', 'StockItemHolderRefused', 'StockItemRemoved'
    )
    or (type in ('TrysetItemDelivered', 'StockItemOutReadied') and data ->> 'forced' = 'true')
    or (type = 'TrysetItemTracked' and actor_label = 'staff');
