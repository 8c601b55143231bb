import { firstUsePrices, type LookUsePriceEvent, lookUsePrice } from '#domain/look-uses/price-policy.ts';
import { idOf, type Projection } from '../projection.ts';
import { type LookUsePricesRow, lookUsePricesTable } from './tables.ts';

/** Lists every event type, so that a missing type does not compile. */
const known: Readonly<Record<LookUsePriceEvent['type'], true>> = { LookUsePriceRevised: true };

export const lookUsePricesProjection: Projection<LookUsePricesRow, LookUsePriceEvent> = {
  name: 'look_use_prices',
  table: lookUsePricesTable,
  categories: ['look_use_price'],
  knows: (type) => type in known,
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    const before = { status: 'valid', prices: row?.prices ?? firstUsePrices } as const;
    const { prices } = lookUsePrice.evolve(before, event, at);
    return { id: idOf(recorded), prices, revision, updatedAt: at };
  },
};
