import { DatabaseError } from 'pg';
import type { ReadModels } from '../../projection.ts';
import { asError } from '../fold/touches.ts';
import type { Exception } from './folded.ts';

/** Classes of Postgres errors that the same data brings again each time: bad values, broken constraints, limits. */
const permanentClasses = ['22', '23', '42', '54'];

/** Whether the same events would fail again; everything else is worth another try. */
export function isPermanent(error: unknown): boolean {
  return error instanceof DatabaseError && permanentClasses.includes(error.code?.slice(0, 2) ?? '');
}

/** Takes events in one transaction, from a state to the next; throws, and then nothing has happened. */
type Take<State, Event> = (state: State, events: readonly Event[], exception?: Exception) => Promise<State>;

/**
 * Takes events even where the database refuses a row of them: halves are tried until the event that stops them stands
 * alone, and that one is parked for the projections whose rows were refused.
 */
export async function takeAround<State, Event>(
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
  const half = await takeAround(take, models, state, events.slice(0, middle));
  return takeAround(take, models, half, events.slice(middle));
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
