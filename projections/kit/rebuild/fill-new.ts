import { setTimeout } from 'node:timers/promises';
import type { ReadModels } from '../../projection.ts';
import type { Unsealer } from '../fold/unsealing.ts';
import { withConnection } from './connection.ts';
import { countAnew } from './count-anew.ts';
import { dropFormer, rebuild } from './rebuild.ts';
import { RebuildRunning } from './refused.ts';

/** New tables hold no personal data, so nothing is unsealed for them. */
const sealed: Unsealer = { unseal: async () => null, prefetch: async () => undefined };
const pauseMs = 500;

/**
 * Folds the log mirror into the tables that a migration has created empty, as `read.unfilled` lists them. Sums by day that it
 * lists are counted from the rows, which are there already. Of several processes
 * that start at once, one folds and the others wait for it. After a crash, the next start goes on.
 */
export async function fillNew(databaseUrl: string, models: ReadModels): Promise<void> {
  for (;;) {
    const names = await unfilled(databaseUrl);
    if (names.length === 0) return;
    try {
      const known = models.stats.filter(({ name }) => names.includes(name));
      const projections = names.filter((name) => known.every((stat) => stat.name !== name));
      if (projections.length > 0) {
        await dropFormer(databaseUrl);
        await rebuild({
          databaseUrl,
          models,
          projections,
          unsealer: sealed,
          signal: new AbortController().signal,
        });
        await dropFormer(databaseUrl);
      }
      for (const stat of known) await countAnew(databaseUrl, stat);
      await withConnection(databaseUrl, (client) => client.query('truncate read.unfilled'));
    } catch (error) {
      if (!(error instanceof RebuildRunning)) throw error;
      await setTimeout(pauseMs);
    }
  }
}

function unfilled(databaseUrl: string): Promise<string[]> {
  return withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ projection: string }>('select projection from read.unfilled');
    return rows.map(({ projection }) => projection);
  });
}
