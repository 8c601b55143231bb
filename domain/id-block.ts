import { type Asked, accept, type Decider, type Decision, refuse } from './decider.ts';
import type { DomainEvent } from './event.ts';
import { untouched } from './exhaustive.ts';

/** The ids `first` to `first + size - 1` belong to whoever appended this. */
export type IdBlockEvent = DomainEvent<'IdBlockTaken', { first: number; size: number }>;

export interface IdBlockState {
  nextFree: number;
}

export interface IdBlockCommand {
  action: 'take';
  /** How many ids in a row, at least 1. */
  size: number;
}

/**
 * The streams `id_block-<category>`: the append at the exact revision decides whose the ids are, so they are given
 * once, also by several processes, and outlive every database. Ids begin at 1 and stay exact as JSON numbers.
 */
export const idBlock: Decider<IdBlockState, IdBlockCommand, IdBlockEvent> = {
  category: 'id_block',
  initial: { nextFree: 1 },
  decide,
  evolve,
};

function decide(state: IdBlockState, { size }: IdBlockCommand, _asked: Asked): Decision<IdBlockEvent> {
  if (!Number.isSafeInteger(size) || size < 1) {
    return refuse('invalid', 'id_block.bad_size', 'a block holds a whole number of ids, at least 1', {
      size,
    });
  }
  if (!Number.isSafeInteger(state.nextFree + size)) {
    return refuse('conflict', 'id_block.exhausted', 'there are not so many ids left', { size });
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
