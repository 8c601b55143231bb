import { setTimeout } from 'node:timers/promises';
import type { ReadModels } from '../../projection.ts';
import type { Unsealer } from '../fold/unsealing.ts';
import { withConnection } from './connection.ts';
import { dropFormer, rebuild } from './rebuild.ts';
import { RebuildRunning } from './refused.ts';

/** New tables hold no personal data, so nothing is unsealed for them. */
const sealed: Unsealer = { unseal: async () => null, prefetch: async () => undefined };
const pauseMs = 500;

/**
 * Folds the log mirror into the tables that a migration has created empty, as `read.unfilled` lists them. Of several processes
 * that start at once, one folds and the others wait for it. After a crash, the next start goes on.
 */
export async function fillNew(databaseUrl: string, models: ReadModels): Promise<void> {
  for (;;) {
    const projections = await unfilled(databaseUrl);
    if (projections.length === 0) return;
    try {
      await dropFormer(databaseUrl);
      await rebuild({
        databaseUrl,
        models,
        projections,
        unsealer: sealed,
        signal: new AbortController().signal,
      });
      await dropFormer(databaseUrl);
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
