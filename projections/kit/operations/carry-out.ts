import type { Pool } from 'pg';
import { cancelRebuild, dropFormer } from '../rebuild/rebuild.ts';
import type { OperationRow } from '../tables/operations.ts';
import { carryOutBuild } from './carry-out-build.ts';
import { carryOutRepair } from './carry-out-repair.ts';
import { carryOutVerification } from './carry-out-verification.ts';
import { type CarryOutOptions, dropped, type End } from './end.ts';

/** The number of latest operations whose differences stay stored. */
const keptOperations = 100;

/** Carries out an operation and stores its result. An operation that the signal interrupts keeps its state. */
export async function carryOutOperation(
  pool: Pick<Pool, 'query'>,
  operation: OperationRow,
  options: CarryOutOptions,
): Promise<void> {
  await pool.query(
    `update read.operations operation
     set status = 'running', started_at = coalesce(started_at, now()),
       generation = coalesce(operation.generation, live.generation)
     from read.checkpoints live where id = $1 and live.name = 'live'`,
    [operation.id],
  );
  const end = await endOf(pool, operation, options);
  if (end !== null) await noteEnd(pool, operation, end);
}

async function endOf(
  pool: Pick<Pool, 'query'>,
  operation: OperationRow,
  options: CarryOutOptions,
): Promise<End | null> {
  switch (operation.kind) {
    case 'rebuild':
    case 'switch_back':
      return carryOutBuild(pool, operation, operation.kind, options);
    case 'cancel':
      return dropped(() => cancelRebuild(options.databaseUrl), 'it had ended before', options.signal);
    case 'drop_old':
      return dropped(() => dropFormer(options.databaseUrl), 'none were kept', options.signal);
    case 'verify':
      return carryOutVerification(pool, operation, options);
    case 'repair':
      return carryOutRepair(pool, operation, options);
  }
}

/**
 * Stores the end of an operation and its differences in one statement, so that readers who see the end also see the
 * differences.
 */
async function noteEnd(
  pool: Pick<Pool, 'query'>,
  { id }: OperationRow,
  { status, message, found }: End,
): Promise<void> {
  await pool.query(
    `with found as (
       insert into read.operation_differences (operation, nth, difference)
       select $1, nth, difference from unnest($6::json[]) with ordinality as one (difference, nth)
       on conflict do nothing
     ), outdated as (
       delete from read.operation_differences where operation <= $1 - $7::integer
     )
     update read.operations
     set status = $2, message = $3, differences = $4, result = $5, ended_at = now(), phase = null, seconds_left = null
     where id = $1`,
    [
      id,
      status,
      message,
      found?.differences ?? null,
      found === undefined ? null : found.result,
      (found?.kept ?? []).map((difference) => JSON.stringify(difference)),
      keptOperations,
    ],
  );
}
