import pg from 'pg';
import { connectEventStore } from '#event-store/client.ts';
import { createSealing } from '#event-store/codec/sealing-keys.ts';
import { readModels } from '../../read-models.ts';
import { withConnection } from '../rebuild/connection.ts';
import { loadProgress } from '../rebuild/progress.ts';
import { type Outcome, type RebuildOptions, rebuild, switchBack } from '../rebuild/rebuild.ts';
import { RebuildRefused, RebuildRunning } from '../rebuild/refused.ts';
import type { Report } from '../rebuild/report.ts';
import type { BuildEnd, BuildWork } from './build-work.ts';
import { runInChild } from './child-process.ts';

/** This program builds read models in a child process: folding a million events would block the server's event loop. */
runInChild<BuildWork, Report, BuildEnd>(async (work, tell, signal) => {
  const { databaseUrl, eventStoreUrl, masterKey, source, maxEvents } = work;
  const keys = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  keys.on('error', () => undefined);
  const store = source === 'event-store' ? connectEventStore(eventStoreUrl) : undefined;
  const options: RebuildOptions = {
    databaseUrl,
    models: readModels,
    unsealer: createSealing(keys, masterKey),
    store,
    signal,
    onReport: tell,
    ...(maxEvents === undefined ? {} : { maxEvents }),
  };
  try {
    return { outcome: await build(work, options) };
  } catch (error) {
    return endOf(error);
  } finally {
    await keys.end();
    await store?.dispose();
  }
});

async function build(
  { kind, projections, isResumed, databaseUrl }: BuildWork,
  options: RebuildOptions,
): Promise<Outcome> {
  if (kind === 'rebuild') return rebuild(projections === null ? options : { ...options, projections });
  const moved = isResumed ? await alreadyMoved(databaseUrl) : null;
  return moved === null ? switchBack(options) : rebuild({ ...options, projections: moved });
}

/**
 * Returns the projections of an interrupted switch back whose former tables have already moved to `read_next`. The operation
 * then continues as a rebuild of these tables.
 */
function alreadyMoved(databaseUrl: string): Promise<string[] | null> {
  return withConnection(databaseUrl, async (client) => {
    if ((await loadProgress(client, 'read_former')) !== null) return null;
    return (await loadProgress(client, 'read_next'))?.projections ?? null;
  });
}

function endOf(error: unknown): BuildEnd {
  if (error instanceof RebuildRunning) return { outcome: 'busy' };
  const message = error instanceof Error ? error.message : String(error);
  return { outcome: error instanceof RebuildRefused ? 'refused' : 'failed', message };
}
