import { type SqlBool, sql } from 'kysely';
import type { StockItemEvent } from '#domain/stock/stock-events.ts';
import type { TrysetItemEvent } from '#domain/tryset-items/item-events.ts';
import type { TrysetEvent } from '#domain/trysets/tryset-events.ts';

type Type = (TrysetItemEvent | StockItemEvent | TrysetEvent)['type'];

/**
 * The events in which something was refused, forced, put off, withheld or given up. Of the last three only those that
 * somebody forced: a delivery or a way out by hand, and what staff entered in the courier's place.
 */
export const incidentTypes = [
  'TrysetItemReturnDeferred',
  'TrysetItemReturnFailed',
  'TrysetItemDeliveryFailed',
  'TrysetItemDenied',
  'TrysetItemForceDenied',
  'TrysetItemForcePurchased',
  'TrysetItemWrittenOff',
  'TrysetItemRemoved',
  'TrysetRemoved',
  'StockItemHeld',
  'StockItemMarkedUnavailable',
  'StockItemHolderRefused',
  'StockItemRemoved',
  'TrysetItemDelivered',
  'StockItemOutReadied',
  'TrysetItemTracked',
] as const satisfies readonly Type[];

/** Whether a row of `log` is one of them: the condition of the index `log_incidents`, word for word. */
export const isIncident = sql<SqlBool>`(
  log.type in (
      'TrysetItemDenied', 'TrysetItemForceDenied', 'TrysetItemDeliveryFailed', 'TrysetItemReturnFailed',
      'TrysetItemReturnDeferred', 'TrysetItemForcePurchased', 'TrysetItemWrittenOff', 'TrysetItemRemoved',
      'TrysetRemoved', 'StockItemHeld', 'StockItemMarkedUnavailable', 'StockItemHolderRefused', 'StockItemRemoved'
    )
    or (log.type in ('TrysetItemDelivered', 'StockItemOutReadied') and log.data ->> 'forced' = 'true')
    or (log.type = 'TrysetItemTracked' and log.actor_label = 'staff')
)`;
