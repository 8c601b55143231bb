import { type Asked, accept, type Decider, type Decision, refuse } from './decider.ts';
import type { DomainEvent } from './event.ts';
import { untouched } from './exhaustive.ts';

/** A process took the ids `first` to `first + size - 1`; only the process that appended the event uses them. */
export type IdBlockEvent = DomainEvent<'IdBlockTaken', { first: number; size: number }>;

export interface IdBlockState {
  nextFree: number;
}

export interface IdBlockCommand {
  action: 'take';
  /** The number of consecutive ids to take, at least 1. */
  size: number;
}

/**
 * The decider of the streams `id_block-<category>`. Optimistic concurrency on the revision gives each block to one process
 * only. Since the ids are in the log, they survive the loss of every database. They begin at 1 and stay exact as JSON numbers.
 */
export const idBlock: Decider<IdBlockState, IdBlockCommand, IdBlockEvent> = {
  category: 'id_block',
  initial: { nextFree: 1 },
  decide,
  evolve,
};

function decide(state: IdBlockState, { size }: IdBlockCommand, _asked: Asked): Decision<IdBlockEvent> {
  if (!Number.isSafeInteger(size) || size < 1) {
    return refuse(
      'invalid',
      'id_block.bad_size',
      'the size of a block must be a whole number of at least 1',
      {
        size,
      },
    );
  }
  if (!Number.isSafeInteger(state.nextFree + size)) {
    return refuse('conflict', 'id_block.exhausted', 'not enough ids are left: ask for a smaller block', {
      size,
    });
  }
  return accept({ type: 'IdBlockTaken', data: { first: state.nextFree, size } });
}

function evolve(state: IdBlockState, { type, data }: IdBlockEvent): IdBlockState {
  switch (type) {
    case 'IdBlockTaken':
      return { nextFree: data.first + data.size };
    default:
      return untouched(type, state);
  }
}
