import { accept, type Decider } from '../decider.ts';
import type { DomainEvent } from '../event.ts';

/** A picture was stripped of its metadata and is stored under another hash since. */
export interface PictureStripping {
  from: string;
  to: string;
}

/** The hash of a picture after a stripping. */
export function hashAfter<Hash extends string | null>(
  hash: Hash,
  { from, to }: PictureStripping,
): Hash | string {
  return hash === from ? to : hash;
}

/**
 * Records on a thing's stream that one of its pictures was stripped. It is accepted in every status, and also for former
 * pictures, since the history names them.
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
