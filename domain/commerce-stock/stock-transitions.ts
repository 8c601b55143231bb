import type { Rules, Transition } from '../transition-table.ts';
import type { CommerceStock } from './commerce-stock.ts';
import type { CommerceStockStatus } from './stock-kinds.ts';

const keepers = ['brand_admin', 'staff'] as const;
const buyers = ['user', 'staff', 'system'] as const;
const offered = ['not_for_sale', 'for_sale'] as const;

export const commerceStockTransitions = [
  {
    action: 'set_sale',
    from: ['none', 'not_for_sale', 'for_sale'],
    to: 'told',
    event: 'CommerceSaleSet',
    who: keepers,
  },
  // The first order of a size offers it, as its product's flag says.
  { action: 'offer', from: ['none'], to: 'for_sale', event: 'CommerceSaleSet', who: ['system'] },
  {
    action: 'set_available_count',
    from: offered,
    to: 'same',
    event: 'CommerceAvailableCountSet',
    who: keepers,
  },
  {
    action: 'reserve',
    from: ['for_sale'],
    to: 'same',
    event: 'CommerceStockReserved',
    who: buyers,
    guards: ['sold_out'],
  },
  { action: 'release', from: offered, to: 'same', event: 'CommerceStockReleased', who: buyers },
  { action: 'sell', from: offered, to: 'same', event: 'CommerceStockSold', who: ['staff', 'system'] },
] as const satisfies readonly Transition<string, CommerceStockStatus, 'sold_out'>[];

export type CommerceStockAction = (typeof commerceStockTransitions)[number]['action'];

export const commerceStockRules: Rules<
  CommerceStockStatus,
  'sold_out',
  Pick<CommerceStock, 'status' | 'availableCount'>,
  CommerceStockAction
> = {
  entity: 'commerce_stock',
  table: commerceStockTransitions,
  guards: { sold_out: ({ availableCount }) => (availableCount === 0 ? 'sold_out' : null) },
};
