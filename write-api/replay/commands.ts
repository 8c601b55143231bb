import { type ParkedRow, parkedEvents } from '#domain/replay/parked-events.ts';
import {
  type ReadModelsCommand,
  type ReadModelsRequest,
  readModelsOperations,
} from '#domain/replay/read-models.ts';
import { conflict, invalidRequest, notFound, unavailable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import type { ReplayFacts } from './facts.ts';

type Deps = Pick<WriteDeps, 'streams' | 'replay'>;

export interface Recorded {
  revision: bigint;
  position: bigint;
}

/**
 * Records the decision to retry a parked event, or to let its row skip it. The process that runs the projections reads the
 * decision and carries it out. Throws `parked_event.not_found` if the row never had a parked event, `parked_event.not_parked`,
 * `parked_event.not_first` and `parked_event.already_skipped`. Throws `rebuild.running` for a skip during a rebuild.
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
    // The rebuild may have folded the event already.
    if (action === 'skip' && (await deps.replay.readModels()).isBegun) {
      const message =
        'a rebuild is running or unfinished; skip the event when it has ended, or cancel the rebuild first';
      throw conflict('rebuild.running', message, {});
    }
  }
  const plain = { projection, entity, position: String(BigInt(position)) };
  const command = { action, parked: plain, reason: context.reason ?? '', first };
  const stream = { decider: parkedEvents, id: projection, command, name: `${action}_parked` };
  const outcome = await runCommand(deps.streams, stream, context);
  if (!outcome.ok) throw refusalError(outcome);
  return { revision: outcome.revision, position: outcome.position };
}

const names: Readonly<Record<ReadModelsRequest['action'], string>> = {
  rebuild: 'rebuild',
  cancel: 'cancel_rebuild',
  switch_back: 'switch_back',
  drop_old: 'drop_old',
  verify: 'verify',
  cancel_verification: 'cancel_verification',
  repair: 'repair',
};

/**
 * Records a request for an operation on the read models; the process that runs the projections carries it out. Throws
 * `rebuild.running`, `rebuild.former_kept`, `rebuild.unfinished`, `rebuild.none_kept`, `rebuild.none_running`,
 * `rebuild.running_elsewhere` and `verification.none_running`. Throws 400 for an unknown projection or entity. Throws 503 if
 * no process has run the projections yet, because the first one would treat earlier requests as past.
 */
export async function askForOperation(
  deps: Deps,
  request: ReadModelsRequest,
  context: CommandContext,
): Promise<Recorded & { operation: number }> {
  requireKnown(deps.replay, request);
  if (!(await deps.replay.haveBegun())) throw unavailable('the process that runs the projections');
  const command: ReadModelsCommand = { ...request, standing: await deps.replay.readModels() };
  const stream = { decider: readModelsOperations, id: 'main', command, name: names[request.action] };
  const outcome = await runCommand(deps.streams, stream, context);
  if (!outcome.ok) throw refusalError(outcome);
  const { state, revision, position } = outcome;
  return { operation: state.operation, revision, position };
}

function requireKnown({ projections, entities }: ReplayFacts, request: ReadModelsRequest): void {
  const subject = 'subject' in request ? request.subject : null;
  const named =
    (request.action === 'rebuild' && request.projections) ||
    (subject?.of === 'rows' && subject.projections) ||
    [];
  const unknown = named.filter((name) => !projections.includes(name));
  if (unknown.length > 0) {
    const message = `no projection is called ${unknown.join(' or ')}`;
    throw invalidRequest([{ in: 'body', name: 'projections', message, allowed: projections }]);
  }
  if (subject?.of === 'entity' && !entities.includes(subject.name)) {
    const message = `nothing is called ${subject.name}: name a projection or the category of a stream`;
    throw invalidRequest([{ in: 'body', name: 'name', message, allowed: entities }]);
  }
}
