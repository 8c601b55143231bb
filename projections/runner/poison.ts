import { DatabaseError } from 'pg';
import type { StoredEvent } from '#event-store/stored-event.ts';
import { processBatch, type Setting, type Standing } from './process-batch.ts';
import { asError } from './touches.ts';

/** Classes of Postgres errors that the same data brings again each time: bad values, broken constraints, limits. */
const permanentClasses = ['22', '23', '42', '54'];

/** Whether the same events would fail again; everything else is worth another try. */
export function isPermanent(error: unknown): boolean {
  return error instanceof DatabaseError && permanentClasses.includes(error.code?.slice(0, 2) ?? '');
}

/**
 * Takes a batch even where the database refuses a row of it: halves are tried until the event that stops it stands
 * alone, and that one is parked for the projections whose rows were refused.
 */
export async function processAround(
  setting: Setting,
  standing: Standing,
  events: readonly StoredEvent[],
): Promise<Standing> {
  try {
    return await processBatch(setting, standing, events);
  } catch (error) {
    if (!isPermanent(error)) throw error;
    if (events.length === 1) return isolate(setting, standing, events, asError(error));
  }
  const middle = Math.ceil(events.length / 2);
  const half = await processAround(setting, standing, events.slice(0, middle));
  return processAround(setting, half, events.slice(middle));
}

async function isolate(
  setting: Setting,
  standing: Standing,
  events: readonly StoredEvent[],
  failure: Error,
): Promise<Standing> {
  const leaveOut = new Map<string, Error>();
  for (const { name } of setting.models.projections) {
    try {
      await processBatch(setting, standing, events, { rehearse: name });
    } catch (error) {
      if (!isPermanent(error)) throw error;
      leaveOut.set(name, asError(error));
    }
  }
  if (leaveOut.size === 0) throw failure;
  return processBatch(setting, standing, events, { leaveOut });
}
