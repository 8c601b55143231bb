import type { StockStatus } from '#domain/stock/stock-status.ts';
import type { TrysetItemStatus } from '#domain/tryset-items/item-status.ts';
import type { OverviewStatus } from '#domain/tryset-items/overview-status.ts';

/** What statuses mean, for whoever points at one. */
export const meanings = {
  trysetItem: {
    idle: 'Nothing is known of it yet.',
    tryset_requested: 'The member asked for it. It waits to be accepted.',
    tryset_canceled: 'It was not sent. Nothing follows any more.',
    tryset_preparing: 'It was accepted and a garment is reserved. It is to be sent.',
    tryset_delivering: 'It is on its way to the member.',
    tryset_delivered: 'The member has it.',
    return_requested: 'It is asked back. The return waits to be accepted.',
    return_preparing: 'The return was accepted. It is still with the member.',
    return_delivering: 'It is on its way back.',
    return_delivered: 'The return is complete. The garment is looked at.',
    purchase_pending: 'The member wants to keep it. The purchase is not settled.',
    purchased: 'The member bought it. It does not come back.',
    return_failed: 'It did not arrive, or it was lost or damaged on its way.',
    return_arrived: 'It is back in the warehouse. The return is to be completed.',
    return_deferred: 'The return waits, for a reason that is noted.',
  } as const satisfies Record<TrysetItemStatus, string>,
  stockItem: {
    none: 'It is not registered.',
    created: 'It is registered, and not in the warehouse yet.',
    idle: 'Older data does not say where it is.',
    in_stock: 'It is free and can be reserved.',
    requested: 'It is reserved for a tryset item.',
    in_use: 'It is with a member, or on its way there or back.',
    in_check: 'It came back and is to be looked at.',
    out_stock: 'It went back to its brand for good.',
    purchased: 'It was sold.',
    out_stock_ready: 'Its brand wants it back. It is ready to be sent.',
    unavailable: 'It is lost, damaged or polluted, and cannot be lent.',
    hold: 'It is kept back. Nobody can reserve it.',
    out_stock_ongoing: 'It is on its way back to its brand.',
  } as const satisfies Record<StockStatus, string>,
  tryset: {
    delivery_requested: 'Some of it waits to be accepted or sent.',
    delivering: 'It is on its way to the member.',
    delivered: 'The member has it.',
    return_requested: 'It is asked back.',
    returning: 'It is on its way back.',
    returned: 'All of it came back, or was bought.',
    return_deferred: 'The return of an item waits, for a reason that is noted.',
    canceled: 'None of it was sent.',
  } as const satisfies Record<OverviewStatus | 'canceled', string>,
} as const;
