import { setTimeout } from 'node:timers/promises';
import type { Upcasters } from '#domain/upcasters.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { asError } from './kit/fold/touches.ts';
import type { Unsealer } from './kit/fold/unsealing.ts';
import { ReadModelsAhead } from './kit/runner/ahead.ts';
import type { Logger } from './kit/runner/logger.ts';
import type { Standing } from './kit/runner/process-batch.ts';
import { type Batch, runSession } from './kit/runner/session.ts';
import type { ReadModels } from './projection.ts';

export interface ProjectionOptions {
  /** The connection string of the read database, which must be migrated already. */
  databaseUrl: string;
  client: EventStoreDBClient;
  /** Opens sealed data: `Sealing` of event-store/codec. */
  sealing: Unsealer;
  logger: Logger;
  /** Called with the checkpoint's position after each batch, and when this runner becomes the active one. */
  onAdvance?: (position: bigint) => void;
  /** Called with each batch after the batch has committed. */
  onBatch?: (batch: Batch) => void;
  /**
   * The maximum number of events in a batch; 2,000 if omitted. A batch takes all waiting events: a few give low latency, many
   * give a low cost per event.
   */
  maxEvents?: number;
  /** The read models to run; the live ones if omitted. */
  models?: ReadModels;
  /** The upcasters for old event versions; the domain's if omitted. */
  upcasters?: Upcasters;
}

/** The state of this process's own runner. `projectionStatus` tells how far the read models are. */
export interface RunnerState {
  /** `standby`: another process is active. `waiting`: the event store or the database is unreachable. */
  activity: 'standby' | 'active' | 'waiting' | 'stopped';
  position: bigint | null;
  /** The number of events that this process handled; `batches` is the number of batches. */
  processed: bigint;
  batches: number;
  lastBatchMs: number | null;
  reconnects: number;
  lastError: string | null;
  /** True if the runner waits for an operator: the event store was restored to a moment before the read models' checkpoint. */
  isAhead: boolean;
}

export interface RunningProjections {
  state(): RunnerState;
  /** Finishes and commits the current batch, then releases the lock. */
  stop(): Promise<void>;
}

const firstPauseMs = 100;
const longestPauseMs = 5_000;

/**
 * Starts the runner that updates the read models. One runner of all processes is active; the others stand by and take over. If
 * the event store or the database is unreachable, the runner retries at growing intervals.
 */
export async function startProjections(options: ProjectionOptions): Promise<RunningProjections> {
  const { logger, maxEvents = 2_000 } = options;
  const stopping = new AbortController();
  const state: RunnerState = {
    activity: 'standby',
    position: null,
    processed: 0n,
    batches: 0,
    lastBatchMs: null,
    reconnects: 0,
    lastError: null,
    isAhead: false,
  };
  let startedAt: bigint | null = null;
  let pauseMs = firstPauseMs;

  function onActive({ checkpoint }: Standing): void {
    Object.assign(state, { activity: 'active', position: checkpoint.position, isAhead: false });
    startedAt = checkpoint.processed - state.processed;
    logger.info({ position: String(checkpoint.position) }, 'projections run from here');
    options.onAdvance?.(checkpoint.position);
  }

  function onBatch({ checkpoint, parked }: Standing, batch: Batch): void {
    pauseMs = firstPauseMs;
    state.position = checkpoint.position;
    state.processed = checkpoint.processed - (startedAt ?? 0n);
    state.batches += 1;
    state.lastBatchMs = batch.milliseconds;
    if (parked.size > parkedBefore) {
      logger.error({ parked: parked.size }, 'events were parked: read.parked says which and why');
    }
    parkedBefore = parked.size;
    options.onBatch?.(batch);
    options.onAdvance?.(checkpoint.position);
  }
  let parkedBefore = 0;

  function onDropped(error: unknown): void {
    state.reconnects += 1;
    logger.info({ err: error }, 'the event store dropped the subscription, which goes on');
  }

  async function run(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      try {
        state.activity = 'standby';
        await runSession({ ...options, maxEvents, signal, onActive, onBatch, onDropped });
      } catch (thrown) {
        if (signal.aborted) break;
        const error = asError(thrown);
        state.activity = 'waiting';
        state.lastError = error.message;
        state.reconnects += 1;
        state.isAhead = error instanceof ReadModelsAhead;
        if (state.isAhead) logger.error({ err: error }, 'projections do not run');
        else logger.warn({ err: error, pauseMs }, 'projections stopped and try again');
        await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
        pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      }
    }
    state.activity = 'stopped';
  }

  const running = run();
  return {
    state: () => ({ ...state }),
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}
