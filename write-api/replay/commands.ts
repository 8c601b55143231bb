import { type ParkedRow, parkedEvents } from '#domain/replay/parked-events.ts';
import {
  type OperationKind,
  type ReadModelsCommand,
  readModelsOperations,
} from '#domain/replay/read-models.ts';
import { conflict, invalidRequest, notFound } from '#http/errors.ts';
import type { CommandContext } from '../commands/context.ts';
import { refusalError } from '../commands/request.ts';
import { runCommand } from '../commands/run-command.ts';
import type { WriteDeps } from '../deps.ts';

type Deps = Pick<WriteDeps, 'streams' | 'replay'>;

export interface Recorded {
  revision: bigint;
  position: bigint;
}

/**
 * Records that a parked event is to be tried again, or that its row goes on without it; whoever runs the projections does
 * it when it reads that. Throws `parked_event.not_found` where nothing was ever parked there, `parked_event.not_parked`,
 * `parked_event.not_first`, `parked_event.already_skipped`, and `rebuild.running` for a skip meanwhile.
 */
export async function decideParked(
  deps: Deps,
  action: 'retry' | 'skip',
  parked: ParkedRow,
  context: CommandContext,
): Promise<Recorded> {
  const { projection, entity, position } = parked;
  const first = await deps.replay.firstParked(projection, entity);
  const { state, memory } = await deps.streams.refresh(parkedEvents, projection);
  const isRepeat = memory.some(({ commandId }) => commandId === context.commandId);
  if (!isRepeat) {
    if (first === null && state.asked[entity] === undefined) {
      throw notFound('parked_event', `${projection}/${entity}`);
    }
    // What is being built beside may have taken in already what is to be left out.
    if (action === 'skip' && (await deps.replay.readModels()).isBegun) {
      throw conflict('rebuild.running', 'a rebuild is under way: skip when it has ended, or cancel it', {});
    }
  }
  const plain = { projection, entity, position: String(BigInt(position)) };
  const command = { action, parked: plain, reason: context.reason ?? '', first };
  const stream = { decider: parkedEvents, id: projection, command, name: `${action}_parked` };
  const outcome = await runCommand(deps.streams, stream, context);
  if (!outcome.ok) throw refusalError(outcome.refusal);
  return { revision: outcome.revision, position: outcome.position };
}

const names: Readonly<Record<OperationKind, string>> = {
  rebuild: 'rebuild',
  cancel: 'cancel_rebuild',
  switch_back: 'switch_back',
  drop_old: 'drop_old',
};

/**
 * Records what is to be done with the read models; whoever runs the projections does it. Throws `rebuild.running`,
 * `rebuild.former_kept`, `rebuild.unfinished`, `rebuild.none_kept`, `rebuild.none_running` and `rebuild.running_elsewhere`,
 * and 400 for a name that no projection has.
 */
export async function askForOperation(
  deps: Deps,
  kind: OperationKind,
  projections: readonly string[] | null,
  context: CommandContext,
): Promise<Recorded & { operation: number }> {
  const unknown = (projections ?? []).filter((name) => !deps.replay.projections.includes(name));
  if (unknown.length > 0) {
    const message = `no projection is called ${unknown.join(' or ')}`;
    throw invalidRequest([{ in: 'body', name: 'projections', message, allowed: deps.replay.projections }]);
  }
  const standing = await deps.replay.readModels();
  const command: ReadModelsCommand =
    kind === 'rebuild' ? { action: kind, projections, standing } : { action: kind, standing };
  const stream = { decider: readModelsOperations, id: 'main', command, name: names[kind] };
  const outcome = await runCommand(deps.streams, stream, context);
  if (!outcome.ok) throw refusalError(outcome.refusal);
  const { state, revision, position } = outcome;
  return { operation: state.operation, revision, position };
}
