import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Upcasters } from '#domain/upcasters.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import type { ReadModels } from '../../projection.ts';
import { routes } from '../fold/touches.ts';
import type { Unsealer } from '../fold/unsealing.ts';
import type { Setting } from '../runner/folded.ts';
import { transaction } from '../runner/transaction.ts';
import { alone } from './alone.ts';
import { withConnection } from './connection.ts';
import { foldAll } from './fold-all.ts';
import { type Beside, besides, named, together } from './generations.ts';
import { leaveNamesOut, takeNamesBack } from './names.ts';
import { beginProgress, loadProgress, migrationsOf, type Source } from './progress.ts';
import { mirrorUpTo, readAhead } from './read-ahead.ts';
import { storeUpTo } from './read-store.ts';
import { RebuildRefused } from './refused.ts';
import { type Report, reporter } from './report.ts';
import { switchOver } from './switch.ts';
import { createIndexes, createTables } from './tables.ts';

const next: Beside = 'read_next';
const former: Beside = 'read_former';

export interface RebuildOptions {
  databaseUrl: string;
  models: ReadModels;
  /** The names of the projections to rebuild; all if omitted. Projections that depend on each other are built together. */
  projections?: readonly string[];
  unsealer: Unsealer;
  /** The event store to read events from; the log mirror if omitted. */
  store?: EventStoreDBClient | undefined;
  /** The upcasters for old event versions; the domain's if omitted. */
  upcasters?: Upcasters;
  /** Aborting it stops the rebuild after the current batch; the next rebuild of the same projections resumes there. */
  signal: AbortSignal;
  onReport?: (report: Report) => void;
  /** The number of events in a batch; 5,000 if omitted. */
  maxEvents?: number;
  /** The number of events that are folded before their rows are written; 100,000 if omitted. */
  stretch?: number;
}

/** `switched`: the rebuilt read models are live. `stopped`: the signal stopped the work before that. */
export type Outcome = 'switched' | 'stopped';

/**
 * Rebuilds read models beside the live ones, from the log mirror or the event store, then makes them live in one
 * transaction. After a crash, the next run resumes. Folds only write rows, so a resumed run has no other effects.
 *
 * @throws {RebuildRefused} while another rebuild runs, for an unknown projection name, and while former read models still
 * exist.
 */
export async function rebuild(options: RebuildOptions): Promise<Outcome> {
  const models = named(options.models, options.projections);
  return alone(options.databaseUrl, async (client) => {
    if ((await loadProgress(client, former)) !== null) {
      throw new RebuildRefused(
        'the read models from before the last rebuild are still kept: drop them or switch back first',
      );
    }
    await prepare(client, models, options.store === undefined ? 'mirror' : 'event-store');
    return build(client, models, options);
  });
}

/**
 * Makes the read models from before the last rebuild live again, after folding all events since then.
 *
 * @throws {RebuildRefused} if no former read models exist, or a rebuild has begun.
 */
export async function switchBack(options: Omit<RebuildOptions, 'projections'>): Promise<Outcome> {
  return alone(options.databaseUrl, async (client) => {
    const kept = await loadProgress(client, former);
    if (kept === null) throw new RebuildRefused('no read models are kept from before a rebuild');
    if ((await loadProgress(client, next)) !== null) {
      throw new RebuildRefused('a rebuild is unfinished: let it end or cancel it first');
    }
    const models = together(options.models, kept.projections);
    await client.query(`alter schema ${former} rename to ${next}`);
    await takeNamesBack(client, models, next);
    return build(client, models, options);
  });
}

/** Drops the tables of an unfinished rebuild; the live read models stay. Returns false if no rebuild was unfinished. */
export function cancelRebuild(databaseUrl: string): Promise<boolean> {
  return alone(databaseUrl, (client) => dropped(client, next));
}

/** Drops the read models from before the last rebuild. Returns false if none exist. */
export function dropFormer(databaseUrl: string): Promise<boolean> {
  return alone(databaseUrl, (client) => dropped(client, former));
}

async function dropped(client: Client, schema: Beside): Promise<boolean> {
  const wasThere = (await loadProgress(client, schema)) !== null;
  await client.query(`drop schema if exists ${schema} cascade`);
  return wasThere;
}

/** Creates the tables, unless an unfinished rebuild of the same projections can be resumed. */
async function prepare(client: Client, models: ReadModels, source: Source): Promise<void> {
  const names = models.projections.map(({ name }) => name);
  const begun = await loadProgress(client, next);
  const isSame =
    begun?.projections.join() === names.join() &&
    begun.source === source &&
    begun.migrations === (await migrationsOf(client));
  if (isSame) return;
  await transaction(client, async () => {
    await client.query(`drop schema if exists ${next} cascade`);
    await client.query(`create schema ${next}`);
    await createTables(client, models, next);
    await beginProgress(client, next, names, source);
  });
}

async function build(
  client: Client,
  models: ReadModels,
  {
    databaseUrl,
    signal,
    unsealer,
    store,
    upcasters,
    onReport,
    maxEvents = 5_000,
    stretch,
  }: Omit<RebuildOptions, 'projections'>,
): Promise<Outcome> {
  const building = besides(models, next);
  const setting: Setting = { client, models: building, routes: routes(building), unsealer, upcasters };
  const report = reporter(client, next, onReport);
  const built = async (reading: Client, writing: Client): Promise<Outcome> => {
    // Commits need not be durable: after a crash, lost batches are folded again.
    for (const each of [client, writing]) await each.query('set synchronous_commit = off');
    const upTo = (connection: Client) =>
      store === undefined
        ? mirrorUpTo(connection, maxEvents, upcasters)
        : storeUpTo(connection, store, maxEvents, upcasters);
    const read = readAhead(reading, upTo(reading));
    const onFolded = (processed: bigint) => report('folding', processed);
    const all = { read, writing, stretch, signal, onFolded };
    await foldAll(setting, next, all);
    if (signal.aborted) return 'stopped';
    await report('indexing');
    await createIndexes([client, writing], models, next);
    await client.query('set synchronous_commit = on');
    while (!signal.aborted) {
      await foldAll(setting, next, all);
      await report('switching');
      if (await switchOver(setting, models, next, former, upTo(client))) {
        await leaveNamesOut(client, models, former);
        return 'switched';
      }
      await setTimeout(200, undefined, { signal }).catch(() => undefined);
    }
    return 'stopped';
  };
  return withConnection(databaseUrl, (reading) =>
    withConnection(databaseUrl, (writing) => built(reading, writing)),
  );
}
