import pg from 'pg';
import type { Upcasters } from '#domain/upcasters.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { followLog } from '#event-store/follow-log.ts';
import { headPosition } from '#event-store/load.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import type { ReadModels } from '../../projection.ts';
import { readModels } from '../../read-models.ts';
import { routes } from '../fold/touches.ts';
import type { Unsealer } from '../fold/unsealing.ts';
import { beginOperations } from '../operations/note.ts';
import { runnerConnection } from '../tables/connect.ts';
import { requireBehind } from './ahead.ts';
import { loadCheckpoint, loadParked } from './checkpoint.ts';
import { becomeActive } from './lock.ts';
import type { Standing } from './process-batch.ts';
import { processWithExceptions } from './process-with-exceptions.ts';
import { noteSkippedBefore } from './skipped.ts';

/**
 * The time in which events gather into a batch, which delays rows as long. A batch costs much, but each further event in it
 * costs little.
 */
const gatherMs = 15;

/** A committed batch. */
export interface Batch {
  events: readonly StoredEvent[];
  /** The batch's start in milliseconds of `performance.now()`; `milliseconds` is its duration. */
  begun: number;
  milliseconds: number;
}

export interface SessionOptions {
  databaseUrl: string;
  client: EventStoreDBClient;
  sealing: Unsealer;
  /** The maximum number of events in a batch, and of received but unread events in this process. */
  maxEvents: number;
  signal: AbortSignal;
  onActive(standing: Standing): void;
  onBatch(standing: Standing, batch: Batch): void;
  /** Called when the store drops the subscription. The runner resubscribes at once. */
  onDropped(error: unknown): void;
  models?: ReadModels;
  upcasters?: Upcasters;
}

/**
 * Runs the projections on one connection: waits for the lock, then processes batches from the checkpoint on. Ends after the
 * current batch when the signal aborts. Throws if the database connection breaks, or if the subscription drops again before
 * any event arrived.
 */
export async function runSession(options: SessionOptions): Promise<void> {
  const client = new pg.Client(runnerConnection(options.databaseUrl));
  const ending = new AbortController();
  const signal = AbortSignal.any([options.signal, ending.signal]);
  let lost: Error | null = null;
  client.on('error', (error) => {
    lost ??= error;
    ending.abort();
  });
  await client.connect();
  try {
    // Commits need not be durable: a crashed database loses a commit and its checkpoint together, and the batch is folded
    // again.
    await client.query('set synchronous_commit = off');
    if (await becomeActive(client, signal)) await takeBatches(client, signal, options);
    if (lost !== null) throw lost;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function takeBatches(client: pg.Client, signal: AbortSignal, options: SessionOptions): Promise<void> {
  const models = options.models ?? readModels;
  requireBehind((await loadCheckpoint(client)).position, await headPosition(options.client));
  await noteSkippedBefore(
    client,
    options.client,
    models.projections.map(({ name }) => name),
  );
  await beginOperations(client, () => headPosition(options.client));
  const setting = { client, models, routes: routes(models), unsealer: options.sealing };
  let standing: Standing = { checkpoint: await loadCheckpoint(client), parked: await loadParked(client) };
  options.onActive(standing);
  const { position } = standing.checkpoint;
  const after = position < 0n ? null : position;
  const { maxEvents, upcasters, onDropped } = options;
  const taking = { after, maxEvents, gatherMs, signal, upcasters, onDropped };
  for await (const batch of followLog(options.client, taking)) {
    const begun = performance.now();
    standing = await processWithExceptions(setting, standing, batch);
    options.onBatch(standing, { events: batch, begun, milliseconds: performance.now() - begun });
  }
}
