import { accept, type Decider, nothingToDo } from './decider.ts';
import type { DomainEvent } from './event.ts';
import { untouched } from './exhaustive.ts';

/** Ids by category, in the order in which they were asked for. */
export type GivenIds = Readonly<Record<string, readonly number[]>>;

export type GivenIdsEvent = DomainEvent<'IdsGiven', { ids: GivenIds }>;

/**
 * The stream `given_ids-<command>`: the ids that a creating request under an idempotency key was given, so that the
 * same request sent again creates the same entities and no others.
 */
export const givenIds: Decider<GivenIds | null, { ids: GivenIds }, GivenIdsEvent> = {
  category: 'given_ids',
  initial: null,
  decide: (state, { ids }) => (state === null ? accept({ type: 'IdsGiven', data: { ids } }) : nothingToDo),
  evolve: (state, { type, data }) => (type === 'IdsGiven' ? data.ids : untouched(type, state)),
};
