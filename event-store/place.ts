import { type Position, START, UnknownError } from '@eventstore/db-client';

/**
 * A position as the client takes it; null, and what comes before the first event, is the start. Positions are places of
 * bytes in the log, and the store reads only from where an event begins: never count on from one.
 */
export function placeOf(position: bigint | null): Position | typeof START {
  return position === null || position <= 0n ? START : { commit: position, prepare: position };
}

/** How nodes say, from 20.10 and from 24.2 on, that no event begins at a position. */
const refusals = ['Unexpected ReadAllResult: Error', 'Trying to read from an invalid position'];

/** Whether the store says that it cannot read from a position, since no event begins there. */
export function isNoPlace(error: unknown): boolean {
  return error instanceof UnknownError && refusals.some((refusal) => error.message.includes(refusal));
}
