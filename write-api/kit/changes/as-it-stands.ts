import type { Decider } from '#domain/decider.ts';
import type { DomainEvent } from '#domain/event.ts';
import { streamName } from '#event-store/stored-event.ts';
import { ApiError, busy } from '#http/errors.ts';
import type { WriteDeps } from '../../deps.ts';
import type { Asked } from './asked.ts';

const anewAtMost = 10;

/**
 * Makes a change whose commands derive from the entity's state. After a concurrent change it derives the commands again from
 * the new state. A caller that sends a revision (`If-Match`) gets 412 instead. Throws 503 if the stream stays busy.
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
  // This process makes one change of the entity at a time, including its claims, so that its changes do not overtake each
  // other.
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
