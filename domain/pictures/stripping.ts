import { accept, type Decider } from '../decider.ts';
import type { DomainEvent } from '../event.ts';

/** A picture lost what cameras had written into it, and is kept under another hash since. */
export interface PictureStripping {
  from: string;
  to: string;
}

/** The hash under which a picture is kept after it was stripped. */
export function hashAfter<Hash extends string | null>(
  hash: Hash,
  { from, to }: PictureStripping,
): Hash | string {
  return hash === from ? to : hash;
}

/**
 * Says on a thing's own stream that a picture of it was stripped. Whatever became of the thing, and whether or not it still shows the
 * picture: its history names it.
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
