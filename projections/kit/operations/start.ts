import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { becomeActive } from '../runner/lock.ts';
import type { Logger } from '../runner/logger.ts';
import { readConnection, readPool } from '../tables/connect.ts';
import { carryOutOperation } from './carry-out.ts';
import type { CarryOutOptions } from './end.ts';
import { openOperation } from './list-operations.ts';
import { operationsChannel } from './note.ts';

export type OperatorOptions = Omit<CarryOutOptions, 'signal' | 'canceled'> & { logger: Logger };

export interface Operator {
  /** Stops the operator. The running operation keeps its state, and the next start resumes it. */
  stop(): Promise<void>;
}

/** The key of the operator's advisory lock: an arbitrary number, which must be the same in every version. */
const operatorLock = 7_326_005;
const pauseMs = 1_000;

/**
 * Carries out the requested operations on the read models one after the other. Only one process does so at a time. It resumes
 * an operation whose process was killed.
 */
export function startOperator({ logger, ...options }: OperatorOptions): Operator {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await runSession(options, signal);
      } catch (error) {
        if (signal.aborted) return;
        logger.warn({ err: error }, 'operations on the read models stopped and try again');
        await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function runSession(options: Omit<OperatorOptions, 'logger'>, stopped: AbortSignal): Promise<void> {
  const client = new pg.Client(readConnection(options.databaseUrl));
  const ending = new AbortController();
  const signal = AbortSignal.any([stopped, ending.signal]);
  let lost: Error | null = null;
  client.on('error', (error) => {
    lost ??= error;
    ending.abort();
  });
  await client.connect();
  // The pool has two connections, since progress is written while other queries run.
  const pool = readPool(options.databaseUrl, 2);
  try {
    if (await becomeActive(client, signal, operatorLock)) await work(client, pool, options, signal);
    if (lost !== null) throw lost;
  } finally {
    await pool.end();
    await client.end().catch(() => undefined);
  }
}

async function work(
  client: pg.Client,
  pool: pg.Pool,
  options: Omit<OperatorOptions, 'logger'>,
  signal: AbortSignal,
): Promise<void> {
  let canceled = new AbortController();
  let wake = (): void => undefined;
  client.on('notification', () => {
    wake();
    void isCancelRequested(pool).then((isRequested) => isRequested && canceled.abort());
  });
  signal.addEventListener('abort', () => wake(), { once: true });
  await client.query(`listen ${operationsChannel}`);
  while (!signal.aborted) {
    // The wake-up is set up before the query, so that it does not miss operations stored in between.
    const { promise, resolve } = Promise.withResolvers<void>();
    wake = resolve;
    const operation = await openOperation(pool);
    if (signal.aborted) return;
    if (operation === null) {
      await promise;
      continue;
    }
    canceled = new AbortController();
    if (operation.isCancelRequested) canceled.abort();
    await carryOutOperation(pool, operation, { ...options, signal, canceled: canceled.signal });
  }
}

/**
 * Returns whether a person canceled the running operation. Returns false after a lost connection, which ends the session
 * anyway.
 */
async function isCancelRequested(pool: pg.Pool): Promise<boolean> {
  try {
    return (await openOperation(pool))?.isCancelRequested ?? false;
  } catch {
    return false;
  }
}
