import type { Kysely } from 'kysely';
import { type DomainEvent, effectiveTime } from '#domain/event.ts';
import type { Deadline, Reacting } from '#domain/reacting.ts';
import { isReacting, reactingKinds } from '#domain/reacting-kinds.ts';
import { entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { DeadlineCause, WriteDatabase } from '../../database.ts';
import type { Streams } from '../commands/streams.ts';
import { isPoison } from './poison.ts';

/** Stores the deadlines that events set. Imported events set none. */
export async function indexDeadlines(
  db: Kysely<WriteDatabase>,
  streams: Streams,
  events: readonly StoredEvent[],
): Promise<void> {
  const rows = [];
  for (const event of events) {
    if (event.metadata.imported) continue;
    const names: string[] = [];
    for (const deadline of await readableDeadlines(streams, event)) {
      // An event may set several deadlines of one name, such as the retries of a payment.
      const earlier = names.filter((name) => name === deadline.name).length;
      names.push(deadline.name);
      const cause: DeadlineCause = { eventId: event.id, correlationId: event.metadata.$correlationId };
      rows.push({
        key: `${deadline.name}:${event.id}${earlier === 0 ? '' : `:${earlier}`}`,
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

/** Returns the deadlines of an event; none if the event cannot be read, since it must not block the others. */
async function readableDeadlines(streams: Streams, event: StoredEvent): Promise<readonly Deadline[]> {
  try {
    return await deadlinesOf(streams, event);
  } catch (error) {
    if (!isPoison(error)) throw error;
    return [];
  }
}

async function deadlinesOf(streams: Streams, stored: StoredEvent): Promise<readonly Deadline[]> {
  const { category, id } = entityOf(stored.stream);
  if (!isReacting(category)) return [];
  const kind: Reacting<object, never, DomainEvent> = reactingKinds[category];
  const at = effectiveTime(stored.metadata, stored.recordedAt, null);
  const set = kind.deadlines?.(stored, { id: Number(id), at }) ?? [];
  if (!('ofState' in set)) return set;
  const { state } = await streams.upTo(kind.decider, id, stored.revision);
  return set.ofState(state);
}
