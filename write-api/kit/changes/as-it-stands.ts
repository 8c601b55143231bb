import type { Decider } from '#domain/decider.ts';
import type { DomainEvent } from '#domain/event.ts';
import { streamName } from '#event-store/stored-event.ts';
import { ApiError, busy } from '#http/errors.ts';
import type { WriteDeps } from '../../deps.ts';
import type { Asked } from './asked.ts';

const anewAtMost = 10;

/**
 * Makes a change whose commands come from the entity's state, and makes it anew where another change came first: the commands
 * are decided on the state that they come from. A caller that names a revision (`If-Match`) gets its 412 as ever. Throws 503.
 */
export function asItStands<
  State,
  Command,
  Event extends DomainEvent,
  Of extends Pick<Asked, 'seenRevision'>,
  Result,
>(
  { streams }: Pick<WriteDeps, 'streams'>,
  decider: Decider<State, Command, Event>,
  id: number,
  asked: Of,
  make: (pinned: Of) => Promise<Result>,
): Promise<Result> {
  // One at a time, claims and all: changes of this process then do not overtake each other.
  return streams.inTurn(`change of ${streamName(decider.category, id)}`, async () => {
    if (asked.seenRevision !== null) return make(asked);
    for (let attempt = 0; attempt < anewAtMost; attempt++) {
      const { changed } = await streams.refresh(decider, id);
      if (changed === 'no_stream') return make(asked);
      try {
        return await make({ ...asked, seenRevision: changed });
      } catch (error) {
        if (!isOvertaken(error)) throw error;
      }
    }
    throw busy();
  });
}

const isOvertaken = (error: unknown) =>
  error instanceof ApiError && error.errorCode === 'concurrency.revision_mismatch';
