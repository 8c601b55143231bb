import { personCategories } from '#domain/areas.ts';
import { personKey } from '#domain/members/person.ts';
import { holdsSealed } from '#event-store/codec/sealing.ts';
import type { LogEvent } from '#event-store/log-event.ts';
import { entityOf } from '#event-store/stored-event.ts';

/** Names the keys that may seal an event's data: the key of its own entity, and the key of the tryset's member. */
export function personsOf({ stream, data }: Pick<LogEvent, 'stream' | 'data'>): string[] {
  const { category, id } = entityOf(stream);
  const own = personCategories.find((each) => each === category);
  if (own !== undefined) return [personKey(own, Number(id))];
  const userId = (data as { userId?: unknown } | null)?.userId;
  return category === 'tryset' && typeof userId === 'number' ? [personKey('user', userId)] : [];
}

/** Names the keys that an event needs; empty if the event has no sealed data. */
export function sealedFor(event: Pick<LogEvent, 'stream' | 'data'>): string[] {
  return holdsSealed(event.data) ? personsOf(event) : [];
}
