import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Upcasters } from '#domain/upcasters.ts';
import type { ReadModels } from '../../projection.ts';
import { routes } from '../fold/touches.ts';
import type { Unsealer } from '../fold/unsealing.ts';
import { withConnection } from '../rebuild/connection.ts';
import { foldUpTo } from '../rebuild/fold.ts';
import { foldAll } from '../rebuild/fold-all.ts';
import { besides, named } from '../rebuild/generations.ts';
import { mirrorUpTo, readAhead } from '../rebuild/read-ahead.ts';
import { type Report, reporter } from '../rebuild/report.ts';
import { loadCheckpoint, loadParked } from '../runner/checkpoint.ts';
import type { Setting } from '../runner/folded.ts';
import { isPermanent } from '../runner/poison.ts';
import { counterDifferences } from './counters.ts';
import type { CounterDifference, RowDifference, Tell } from './difference.ts';
import { rowDifferences } from './row-differences.ts';
import { atOneMoment, createScratch, scratch } from './scratch.ts';

export interface VerifyRowsOptions {
  databaseUrl: string;
  models: ReadModels;
  /** The names of the projections to verify; all if omitted. Projections that are built together are verified together. */
  projections?: readonly string[];
  unsealer: Unsealer;
  upcasters?: Upcasters;
  signal: AbortSignal;
  tell: Tell<RowDifference | CounterDifference>;
  onReport?: (report: VerifyReport) => void;
  /** A further comparison that runs in the same transaction, so that it sees the rows as of the same position. */
  alongside?: (client: Client) => Promise<void>;
  /** The number of events in a batch; 5,000 if omitted. */
  maxEvents?: number;
  /** The number of events that are folded before their rows are written; 100,000 if omitted. */
  stretch?: number;
}

/** A report on the progress: first the events are folded, then the rows compared. */
export type VerifyReport = Omit<Report, 'phase'> & { phase: 'folding' | 'comparing' };

export interface RowsVerified {
  /** The position up to which events were folded. Rows were compared as of this position. */
  position: bigint;
  events: bigint;
  rows: bigint;
  /** The number of rows that are parked because an event failed to fold. They are not compared. */
  parked: number;
  differences: number;
}

/**
 * Compares every row with a fold of its events from the log mirror, and the counters with the rows, while commands continue.
 * Rows are compared as of one position of the log. The fold uses temporary tables, so it affects neither the live read
 * models nor an unfinished rebuild. Returns null if the signal aborts first.
 *
 * @throws {RebuildRefused} for an unknown projection name.
 */
export function verifyRows(options: VerifyRowsOptions): Promise<RowsVerified | null> {
  const { databaseUrl, signal, unsealer, upcasters, maxEvents = 5_000, stretch, onReport } = options;
  const models = named(options.models, options.projections);
  const folding = besides(models, scratch);
  return withConnection(databaseUrl, async (client) => {
    const setting: Setting = { client, models: folding, routes: routes(folding), unsealer, upcasters };
    await createScratch(client, models);
    const report = reporter(client, scratch, (made) => {
      onReport?.({ ...made, phase: made.phase === 'folding' ? 'folding' : 'comparing' });
    });
    return withConnection(databaseUrl, async (reading) => {
      while (!signal.aborted) {
        // The fold has a fixed end: if writers never pause, a moving end would keep it from ending.
        const { position } = await loadCheckpoint(reading);
        const read = readAhead(reading, mirrorUpTo(reading, maxEvents, upcasters), position);
        const onFolded = (processed: bigint) => report('folding', processed);
        await foldAll(setting, scratch, { read, stretch, signal, onFolded });
        if (signal.aborted) return null;
        await report('switching');
        const verified = await compareNow(setting, models, options);
        if (verified !== 'again') return verified;
        await setTimeout(100, undefined, { signal }).catch(() => undefined);
      }
      return null;
    });
  });
}

/** Folds the last events and compares the rows. Returns `again` if the batch fold must first park one of these events. */
async function compareNow(
  setting: Setting,
  models: ReadModels,
  { models: all, signal, tell, alongside, maxEvents = 5_000 }: VerifyRowsOptions,
): Promise<RowsVerified | null | 'again'> {
  const { client } = setting;
  let differences = 0;
  try {
    return await atOneMoment(client, models, async () => {
      const { position, processed } = await loadCheckpoint(client);
      await foldUpTo(setting, scratch, position, mirrorUpTo(client, maxEvents, setting.upcasters));
      const parked = await loadParked(client);
      const found = rowDifferences(client, models, parked);
      for await (const difference of found) {
        if (signal.aborted) return null;
        differences += 1;
        tell(difference);
      }
      for (const difference of await counterDifferences(client, models, all)) {
        differences += 1;
        tell(difference);
      }
      await alongside?.(client);
      return {
        position,
        events: processed,
        rows: await rowsIn(client, setting.models),
        parked: parked.size,
        differences,
      };
    });
  } catch (error) {
    if (isPermanent(error) && differences === 0) return 'again';
    throw error;
  }
}

async function rowsIn(client: Client, { projections }: ReadModels): Promise<bigint> {
  const names = [...new Set(projections.map(({ table }) => table.name))];
  const { rows } = await client.query<{ count: bigint }>(
    `select sum(count)::bigint as count from (${names.map((name) => `select count(*) from ${name}`).join(' union all ')}) tables`,
  );
  return rows[0]?.count ?? 0n;
}
