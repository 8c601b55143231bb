import type { Client } from 'pg';
import type { ReadModels } from '../../projection.ts';
import { driftOf } from '../counters/check.ts';
import type { CounterDifference } from './difference.ts';

/**
 * The counters of these read models that do not say what their rows say, at the moment that the caller's transaction
 * sees. Of all read models, those that are not looked at are named too, so that a counter of nobody is found.
 */
export async function counterDifferences(
  client: Client,
  { stats }: Pick<ReadModels, 'stats'>,
  all: Pick<ReadModels, 'stats'>,
): Promise<CounterDifference[]> {
  const own = new Set(stats.map(({ name }) => name));
  const leftOut = all.stats.filter(({ name }) => !own.has(name));
  const drifts = await driftOf(client, stats, leftOut);
  return drifts.map(({ counted, actual, ...counter }) => ({
    of: 'counter',
    kind: 'different',
    ...counter,
    before: counted,
    after: actual,
  }));
}
