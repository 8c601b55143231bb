import { accept, type Decider } from '../decider.ts';
import type { DomainEvent } from '../event.ts';

/** The removal of a picture's camera metadata: afterwards the picture has another hash, and `to` replaces `from`. */
export interface PictureStripping {
  from: string;
  to: string;
}

/** Returns the hash of a picture after its metadata was removed. */
export function hashAfter<Hash extends string | null>(
  hash: Hash,
  { from, to }: PictureStripping,
): Hash | string {
  return hash === from ? to : hash;
}

/**
 * Creates a decider that records the removal of a picture's metadata in its entity's stream. It accepts this in every status,
 * and also for former pictures, since the history names them.
 */
export function strippingOn<State, Event extends DomainEvent>(
  { category, initial, evolve, brandIds }: Decider<State, never, Event>,
  told: (data: PictureStripping) => readonly Event[],
): Decider<State, PictureStripping, Event> {
  return {
    category,
    initial,
    evolve,
    ...(brandIds && { brandIds }),
    decide: (_state, data) => accept(...told(data)),
  };
}
