import type { LookDescription } from '#domain/looks/look-events.ts';
import { type LookWords, type SaidWords, wordsOf } from '#domain/looks/words.ts';
import { personKey } from '#domain/members/person.ts';
import type { NewEvent } from '#event-store/stored-event.ts';
import type { DemoDeps } from './deps.ts';
import { withSealedBuyer } from './seal-buyers.ts';

/** Replaces the sealing by a plain copy of the words. */
export const plainWords = (said: readonly SaidWords[]): LookWords => wordsOf(said, () => null);

/** Seals the words of a look and the buyer of an order in the events of a stream, as for a real member. */
export async function sealedEvents(
  { seal }: Pick<DemoDeps, 'seal'>,
  events: readonly NewEvent[],
): Promise<NewEvent[]> {
  return Promise.all(
    events.map(async (event) => {
      if (event.type === 'OrderPlaced') return withSealedBuyer({ seal }, event);
      if (event.type !== 'LookPosted') return event;
      const posted = event.data as LookDescription;
      const words = await seal(personKey('user', posted.userId), posted.words);
      return { ...event, data: { ...posted, words } };
    }),
  );
}
