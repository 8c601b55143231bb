import type { StockItemCommand } from '../stock/stock-item.ts';
import type { TrysetItemCommand } from '../tryset-items/item.ts';
import type { MemberRentalsCommand } from '../trysets/member-rentals.ts';
import type { TrysetCommand } from '../trysets/tryset.ts';

/** A command on one kind of stream. */
export type Target =
  | { on: 'tryset'; id: number; command: TrysetCommand }
  | { on: 'tryset_item'; id: number; command: TrysetItemCommand }
  | { on: 'stock_item'; id: number; command: StockItemCommand }
  | { on: 'member_rentals'; id: number; command: MemberRentalsCommand };

/**
 * What follows from an event: a command on another stream (or the same), in the name of whoever caused the event
 * (`actor`) or of the system. It runs at once, and again as a reaction; its id comes from the event, so it counts once.
 */
export type Consequence = Target & { as: 'actor' | 'system' };
