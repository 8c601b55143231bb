import type { StoredEvent } from '#event-store/stored-event.ts';
import type { Setting } from './folded.ts';
import { takeWithExceptions } from './poison.ts';
import { processBatch, type Standing } from './process-batch.ts';
import { inTurns } from './rulings.ts';

/**
 * Processes a live batch. Isolates events that the database refuses, and handles each decision on parked events in its own
 * batch.
 */
export async function processWithExceptions(
  setting: Setting,
  standing: Standing,
  events: readonly StoredEvent[],
): Promise<Standing> {
  let now = standing;
  for (const turn of inTurns(events, (event) => event)) {
    now = await takeWithExceptions(
      (from, some, exception) => processBatch(setting, from, some, exception),
      setting.models,
      now,
      turn,
    );
  }
  return now;
}
