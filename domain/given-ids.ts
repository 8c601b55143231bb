import { accept, type Decider, nothingToDo } from './decider.ts';
import type { DomainEvent } from './event.ts';
import { untouched } from './exhaustive.ts';

/** The ids of a request by category, in the order of the request. */
export type GivenIds = Readonly<Record<string, readonly number[]>>;

export type GivenIdsEvent = DomainEvent<'IdsGiven', { ids: GivenIds }>;

/**
 * The stream `given_ids-<command>` stores the ids that a request under an idempotency key uses. They are ids of entities that
 * the request creates, or that it selected by a filter. A retry of the request therefore acts on the same entities.
 */
export const givenIds: Decider<GivenIds | null, { ids: GivenIds }, GivenIdsEvent> = {
  category: 'given_ids',
  initial: null,
  decide: (state, { ids }) => (state === null ? accept({ type: 'IdsGiven', data: { ids } }) : nothingToDo),
  evolve: (state, { type, data }) => (type === 'IdsGiven' ? data.ids : untouched(type, state)),
};
