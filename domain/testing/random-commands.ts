import type { StockItemCommand } from '../stock/stock-item.ts';
import type { StockItemState } from '../stock/stock-state.ts';
import type { TrysetItemCommand } from '../tryset-items/item.ts';
import { stockItemSamples } from './stock-item-samples.ts';
import { buyer, holder, stranger } from './stock-items.ts';
import { trysetItemSamples } from './tryset-item-samples.ts';

const holders = [holder, stranger, buyer];
const reasons = ['polluted', 'damaged', 'lost', 'curator_paid'] as const;

/** Returns a garment's action as a random command. Two thirds of the commands come from the holder, if there is one. */
export function stockCommand(action: string, variant: number, state: StockItemState): StockItemCommand {
  const { command } = stockItemSamples[action as StockItemCommand['action']];
  const by = (variant % 3 === 0 ? null : state.holder) ?? holders[variant % holders.length] ?? holder;
  if (command.action === 'unavailable') {
    const unavailableReason = reasons[variant % reasons.length] ?? 'lost';
    return { ...command, unavailableReason, holder: variant % 2 === 0 ? by : null };
  }
  return 'holder' in command ? ({ ...command, holder: by } as StockItemCommand) : command;
}

/** Returns a tryset item's action as a random command. */
export function itemCommand(action: string, variant: number): TrysetItemCommand {
  const { command } = trysetItemSamples[action as TrysetItemCommand['action']];
  const even = variant % 2 === 0;
  switch (command.action) {
    case 'request':
      return { ...command, useMode: even ? 'rent' : 'gift' };
    case 'force_track':
      return { ...command, courierStatus: even ? 'delivered' : 'in_transit' };
    case 'start_purchase':
    case 'abandon_purchase':
    case 'pay':
      return { ...command, orderId: 71 + (variant % 2) };
    case 'post_look':
    case 'withdraw_look':
      return { ...command, lookId: 81 + (variant % 2) };
    default:
      return command;
  }
}
