import type { LookDescription } from '#domain/looks/look-events.ts';
import { type LookWords, type SaidWords, wordsOf } from '#domain/looks/words.ts';
import { personKey } from '#domain/members/person.ts';
import type { NewEvent } from '#event-store/stored-event.ts';
import type { DemoDeps } from './deps.ts';

/** Words that nothing has sealed yet. */
export const plainWords = (said: readonly SaidWords[]): LookWords => wordsOf(said, () => null);

/** The events of a stream with the words of its look sealed, as a member's own would be. */
export async function sealedEvents(
  { seal }: Pick<DemoDeps, 'seal'>,
  events: readonly NewEvent[],
): Promise<NewEvent[]> {
  return Promise.all(
    events.map(async (event) => {
      if (event.type !== 'LookPosted') return event;
      const posted = event.data as LookDescription;
      const words = await seal(personKey('user', posted.userId), posted.words);
      return { ...event, data: { ...posted, words } };
    }),
  );
}
