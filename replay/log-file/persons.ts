import { personCategories } from '#domain/areas.ts';
import { personKey } from '#domain/members/person.ts';
import { holdsSealed } from '#event-store/codec/sealing.ts';
import type { LogEvent } from '#event-store/log-event.ts';
import { entityOf } from '#event-store/stored-event.ts';

/** Names of the keys by which an event's sealed data may be sealed: its own entity's, and the member's whom a tryset is for. */
export function personsOf({ stream, data }: Pick<LogEvent, 'stream' | 'data'>): string[] {
  const { category, id } = entityOf(stream);
  const own = personCategories.find((each) => each === category);
  if (own !== undefined) return [personKey(own, Number(id))];
  const userId = (data as { userId?: unknown } | null)?.userId;
  return category === 'tryset' && typeof userId === 'number' ? [personKey('user', userId)] : [];
}

/** The same of an event in which something is sealed; else none. */
export function sealedFor(event: Pick<LogEvent, 'stream' | 'data'>): string[] {
  return holdsSealed(event.data) ? personsOf(event) : [];
}
