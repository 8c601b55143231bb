import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import type { Picks } from '../kit/actions/fields.ts';
import { useFreeStock } from './use-free-stock.ts';
import { useOtherSizes } from './use-other-sizes.ts';
import { useSwapItems } from './use-swap-items.ts';

/** The options of all fields of an item's actions that pick another thing. */
export function useItemPicks(item: TrysetItem): Picks {
  return { ...useFreeStock(item), ...useOtherSizes(item), ...useSwapItems(item) };
}
