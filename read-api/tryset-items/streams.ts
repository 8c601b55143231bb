import { sql } from 'kysely';
import type { ExchangedTo } from '#domain/tryset-items/exchange.ts';
import { evolveTrysetItem, initialTrysetItem } from '#domain/tryset-items/item-state.ts';
import type { StreamKind } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';
import { streamOf } from '../kit/history/stream-of.ts';

/** A tryset's status depends on its items, so it advances with each item. */
const tryset = sql<number | null>`(
  select item.tryset_id from read.tryset_items as item where item.id = log.entity_id::integer)`;

const trysetItem: StreamKind = {
  fold: fold(initialTrysetItem, evolveTrysetItem),
  isFilter: true,
  field: 'trysetItemId',
  housekeeping: ['TrysetItemTracked', 'TrysetItemReplacementExpired'],
  neighbours: ({ before, after }) => [
    ...streamOf('tryset', after.trysetId),
    ...streamOf('tryset', (after.exchangedTo as ExchangedTo | null)?.trysetId),
    ...streamOf('stock_item', before.stockItemId),
    ...streamOf('stock_item', after.stockItemId),
  ],
  isLogOf: () => sql`exists (
    select from read.tryset_items as item where item.id = log.entity_id::int and not item.is_removed)`,
  partOf: { category: 'tryset', id: tryset },
};

export const trysetItemStreams = { tryset_item: trysetItem };
