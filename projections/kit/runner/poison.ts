import { DatabaseError } from 'pg';
import type { ReadModels } from '../../projection.ts';
import { asError } from '../fold/touches.ts';
import type { Exception } from './folded.ts';

/** Classes of Postgres errors that the same data always causes: invalid values, violated constraints, limits. */
const permanentClasses = ['22', '23', '42', '54'];

/** Returns whether an error would occur again with the same events; all other errors are retried. */
export function isPermanent(error: unknown): boolean {
  return error instanceof DatabaseError && permanentClasses.includes(error.code?.slice(0, 2) ?? '');
}

/** Processes events in one transaction and returns the new state. If it throws, nothing is written. */
type Take<State, Event> = (state: State, events: readonly Event[], exception?: Exception) => Promise<State>;

/**
 * Processes events even if the database refuses one of their rows. It bisects the batch down to the failing event, and
 * parks that event for the projections whose rows were refused.
 */
export async function takeWithExceptions<State, Event>(
  take: Take<State, Event>,
  models: ReadModels,
  state: State,
  events: readonly Event[],
): Promise<State> {
  try {
    return await take(state, events);
  } catch (error) {
    if (!isPermanent(error)) throw error;
    if (events.length === 1) return isolate(take, models, state, events, asError(error));
  }
  const middle = Math.ceil(events.length / 2);
  const half = await takeWithExceptions(take, models, state, events.slice(0, middle));
  return takeWithExceptions(take, models, half, events.slice(middle));
}

async function isolate<State, Event>(
  take: Take<State, Event>,
  { projections }: ReadModels,
  state: State,
  events: readonly Event[],
  failure: Error,
): Promise<State> {
  const leaveOut = new Map<string, Error>();
  for (const { name } of projections) {
    try {
      await take(state, events, { rehearse: name });
    } catch (error) {
      if (!isPermanent(error)) throw error;
      leaveOut.set(name, asError(error));
    }
  }
  if (leaveOut.size === 0) throw failure;
  return take(state, events, { leaveOut });
}
