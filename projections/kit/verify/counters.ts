import type { Client } from 'pg';
import type { ReadModels } from '../../projection.ts';
import { driftOf } from '../counters/check.ts';
import type { CounterDifference } from './difference.ts';

/**
 * Reports the counters of these read models that differ from their rows, in the snapshot of the caller's transaction. `all`
 * has the stats of all read models: a counter whose stat is not among them is reported too.
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
