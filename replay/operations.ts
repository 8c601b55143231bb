import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { backendConfig } from '#backend/config.ts';
import { StartFailure } from '#backend/failure.ts';
import { loadSecrets } from '#backend/secrets.ts';
import type { ReadModelsRequest } from '#domain/replay/read-models.ts';
import { ApiError } from '#http/errors.ts';
import { startOperator } from '#projections/kit/operations/start.ts';
import type { KeptDifference } from '#projections/kit/tables/kept-difference.ts';
import type { OperationRow } from '#projections/kit/tables/operations.ts';
import type { ReplayReads } from '#projections/kit/tables/replay.ts';
import { startProjections } from '#projections/start.ts';
import { openWrites } from '#server/open-writes.ts';
import type { WriteDeps } from '#write-api/deps.ts';
import type { CommandContext } from '#write-api/kit/commands/context.ts';
import { noReads } from '#write-api/read-side.ts';
import { askForOperation } from '#write-api/replay/commands.ts';
import { repairRecorder } from '#write-api/replay/record-repair.ts';
import { contextOf } from './actor.ts';
import { type House, inHouse } from './house.ts';
import { withReads } from './reads.ts';

/** The staff account that requests an operation, and the reason; null if not named. */
export interface Asker {
  staffId: number | null;
  reason: string | undefined;
}

/** An ended operation with its stored differences. */
export interface Ended {
  operation: OperationRow;
  differences: KeptDifference[];
}

const askEveryMs = 200;
const differencesAtMost = 1_000;

/**
 * Records an operation on the read models and waits for its end. The process that runs the projections executes it,
 * or this process if none does. A request that equals an unfinished operation continues it. Resolves to null on
 * Ctrl-C.
 * @throws {StartFailure} if the operation is refused or fails.
 */
export function carriedOut(
  request: ReadModelsRequest,
  { staffId, reason }: Asker,
  onProgress: (operation: OperationRow) => void = () => undefined,
): Promise<Ended | null> {
  return inHouse(async (house) => {
    const config = backendConfig(process.env);
    const secrets = await loadSecrets(config, process.env);
    const { deps, close } = await openWrites(house.backend, config, secrets, noReads, () => undefined);
    try {
      const context = await contextOf(deps, staffId, reason);
      return await withReads(house.backend, undefined, ({ replay }) =>
        standingBy(house, deps, async () => {
          await untilBegun(deps, house);
          const id = await askedFor(deps, request, context);
          return outcomeOf(replay, id, request, house.stopped, onProgress);
        }),
      );
    } catch (error) {
      throw error instanceof ApiError ? new StartFailure(error.message) : error;
    } finally {
      await close();
    }
  });
}

/** Waits for the first run of the projections, as no checkpoint tells before it where new requests begin. */
async function untilBegun({ replay }: WriteDeps, { stopped }: House): Promise<void> {
  while (!stopped.aborted && !(await replay.haveBegun())) {
    await setTimeout(askEveryMs, undefined, { signal: stopped }).catch(() => undefined);
  }
}

/** Returns the id of the requested operation. If one of the same action is in progress, this is its id. */
async function askedFor(
  deps: WriteDeps,
  request: ReadModelsRequest,
  context: CommandContext,
): Promise<number> {
  try {
    return (await askForOperation(deps, request, context)).operation;
  } catch (error) {
    if (!(error instanceof ApiError) || error.errorCode !== 'rebuild.running') throw error;
    const { operation, kind } = error.detail;
    if (request.action === 'cancel' && kind === 'verify') {
      return (await askForOperation(deps, { action: 'cancel_verification' }, context)).operation;
    }
    if (typeof operation !== 'number' || kind !== request.action) throw error;
    return operation;
  }
}

/** Runs the projections and requested operations once no other process runs them. */
async function standingBy<Result>(
  { backend: { databaseUrl, eventStoreUrl }, sealing, masterKey }: House,
  { streams, clock }: WriteDeps,
  use: () => Promise<Result>,
): Promise<Result> {
  const silent = () => undefined;
  const logger = { info: silent, warn: silent, error: silent };
  const { client } = streams;
  const projections = await startProjections({ databaseUrl, client, sealing, logger });
  const record = repairRecorder(streams, clock);
  const operator = startOperator({ databaseUrl, eventStoreUrl, masterKey, record, logger });
  try {
    return await use();
  } finally {
    await operator.stop();
    await projections.stop();
  }
}

async function outcomeOf(
  replay: ReplayReads,
  id: number,
  request: ReadModelsRequest,
  stopped: AbortSignal,
  onProgress: (operation: OperationRow) => void,
): Promise<Ended | null> {
  while (!stopped.aborted) {
    const operation = await replay.operation(id);
    if (operation !== null) {
      requireSame(operation, request);
      if (operation.endedAt !== null || operation.status === 'past') {
        const { rows } = await replay.differences(id, { limit: differencesAtMost, offset: 0 });
        return { operation: succeeded(operation), differences: rows };
      }
      onProgress(operation);
    }
    await setTimeout(askEveryMs, undefined, { signal: stopped }).catch(() => undefined);
  }
  return null;
}

/** Throws if the operation in progress differs from the requested one. */
function requireSame({ id, kind, projections, source, subject }: OperationRow, request: ReadModelsRequest) {
  const isSame =
    request.action === 'rebuild'
      ? isDeepStrictEqual([projections, source], [request.projections, request.source ?? null])
      : !('subject' in request) || isDeepStrictEqual(subject, request.subject);
  if (isSame) return;
  throw new StartFailure(
    `another ${kind} is under way (operation ${id}): wait for its end${kind === 'repair' ? '' : ', or cancel it'}`,
  );
}

function succeeded(operation: OperationRow): OperationRow {
  const { status, message } = operation;
  if (status === 'past')
    throw new StartFailure('the read models were dropped meanwhile: run the command again');
  if (status === 'refused' || status === 'failed') throw new StartFailure(message ?? `it was ${status}`);
  return operation;
}
