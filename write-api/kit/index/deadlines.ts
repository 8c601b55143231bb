import type { Kysely } from 'kysely';
import { effectiveTime } from '#domain/event.ts';
import {
  type Deadline,
  deadlinesOfStockItem,
  deadlinesOfTrysetItem,
  setsDeadlines,
} from '#domain/reactions/deadlines.ts';
import type { StockItemEvent } from '#domain/stock/stock-events.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import type { TrysetItemEvent } from '#domain/tryset-items/item-events.ts';
import { entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDatabase } from '../../database.ts';
import type { Streams } from '../commands/streams.ts';
import { isPoison } from './poison.ts';

/** What a deadline remembers of the event that set it. */
export interface DeadlineCause {
  eventId: string;
  correlationId: string;
}

/** Keeps what is due when. Imported events set no deadlines. */
export async function indexDeadlines(
  db: Kysely<WriteDatabase>,
  streams: Streams,
  events: readonly StoredEvent[],
): Promise<void> {
  const rows = [];
  for (const event of events) {
    if (event.metadata.imported) continue;
    for (const deadline of await readableDeadlines(streams, event)) {
      const cause: DeadlineCause = { eventId: event.id, correlationId: event.metadata.$correlationId };
      rows.push({
        key: `${deadline.name}:${event.id}`,
        due_at: new Date(deadline.dueAt),
        deadline: JSON.stringify(deadline),
        cause: JSON.stringify(cause),
      });
    }
  }
  if (rows.length === 0) return;
  await db
    .insertInto('write.deadlines')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** None of an event that makes no sense: it must not hold up everybody's. */
async function readableDeadlines(streams: Streams, event: StoredEvent): Promise<Deadline[]> {
  try {
    return await deadlinesOf(streams, event);
  } catch (error) {
    if (!isPoison(error)) throw error;
    return [];
  }
}

async function deadlinesOf(streams: Streams, stored: StoredEvent): Promise<Deadline[]> {
  const { category, id } = entityOf(stored.stream);
  const at = effectiveTime(stored.metadata, stored.recordedAt, null);
  if (category === 'stock_item') {
    return deadlinesOfStockItem(stored as unknown as StockItemEvent, Number(id), at);
  }
  if (category !== 'tryset_item' || !setsDeadlines(stored.type)) return [];
  const item = await streams.upTo(trysetItem, id, stored.revision);
  return deadlinesOfTrysetItem(stored as unknown as TrysetItemEvent, item.state, at);
}
