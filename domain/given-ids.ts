import { accept, type Decider, nothingToDo } from './decider.ts';
import type { DomainEvent } from './event.ts';
import { untouched } from './exhaustive.ts';

/** Ids by category, in the order in which they were asked for. */
export type GivenIds = Readonly<Record<string, readonly number[]>>;

export type GivenIdsEvent = DomainEvent<'IdsGiven', { ids: GivenIds }>;

/**
 * The stream `given_ids-<command>`: the ids that a request under an idempotency key was given for what it creates, or
 * that it chose to act on by a filter, so that the same request sent again means the same entities and no others.
 */
export const givenIds: Decider<GivenIds | null, { ids: GivenIds }, GivenIdsEvent> = {
  category: 'given_ids',
  initial: null,
  decide: (state, { ids }) => (state === null ? accept({ type: 'IdsGiven', data: { ids } }) : nothingToDo),
  evolve: (state, { type, data }) => (type === 'IdsGiven' ? data.ids : untouched(type, state)),
};
