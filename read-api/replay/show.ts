import type { Actor } from '#domain/actor.ts';
import type { OperationRow } from '#projections/kit/tables/operations.ts';
import type {
  BesideStanding,
  ParkedEvent,
  ParkedGroup,
  ReplayStanding,
} from '#projections/kit/tables/replay.ts';
import type { ActorNames } from '../kit/history/actors.ts';
import { withoutSealed } from '../kit/history/redact.ts';
import type { Operation, OperationSubject } from './operation-contract.ts';
import type { Parked, ParkedDetail } from './parked-contract.ts';
import type { ProjectionStatus, ReplayStatus } from './status-contract.ts';

/** Converts the status of the read models to the API's shape. */
export function shownStatus(standing: ReplayStanding, names: ActorNames): ReplayStatus {
  const { problems, next, former, operation, lagSeconds, eventsPerSecond } = standing;
  const position = String(standing.position);
  return {
    isHealthy: problems.length === 0,
    problems,
    eventStore: standing.eventStore,
    isRunning: standing.isRunning,
    position,
    head: String(standing.head),
    lagSeconds,
    eventsPerSecond,
    processed: Number(standing.processed),
    movedTime: standing.movedAt,
    generation: standing.generation,
    projections: standing.projections.map(
      ({ name, parked }): ProjectionStatus => ({
        name,
        position,
        lagSeconds,
        eventsPerSecond,
        parked,
        next: besideOf(next, name),
        former: besideOf(former, name),
      }),
    ),
    unknownTypes: standing.unknownTypes,
    rebuild: next && shownRebuild(next, standing),
    former: former && { projections: former.projections, position: String(former.position) },
    operation: operation && shownOperation(operation, names),
  };
}

const builds: readonly OperationRow['kind'][] = ['rebuild', 'switch_back'];

function shownRebuild(
  next: NonNullable<ReplayStanding['next']>,
  { operation, processed: of }: ReplayStanding,
): NonNullable<ReplayStatus['rebuild']> {
  const isAtIt = operation?.status === 'running' && builds.includes(operation.kind);
  const figures = isAtIt ? operation : null;
  return {
    projections: next.projections,
    startedTime: next.startedAt,
    isRunning: next.isUnderWay,
    processed: Number(next.processed),
    of: Number(of),
    phase: figures?.phase ?? null,
    eventsPerSecond: figures?.eventsPerSecond ?? null,
    secondsLeft: figures?.secondsLeft ?? null,
  };
}

function besideOf(beside: BesideStanding | null, name: string) {
  if (!beside?.projections.includes(name)) return null;
  return { position: String(beside.position), processed: Number(beside.processed) };
}

export function shownOperation(row: OperationRow, names: ActorNames): Operation {
  const { id, kind, projections, status, message, reason, phase, eventsPerSecond, secondsLeft } = row;
  const { differences, result } = row;
  const actor = actorOf(row);
  return {
    id,
    kind,
    projections,
    status,
    message,
    reason,
    phase,
    eventsPerSecond,
    secondsLeft,
    differences,
    result,
    subject: row.subject as OperationSubject | null,
    isFromCommandLine: row.via === 'command_line',
    by: { ...actor, name: names(actor) },
    requestedTime: row.requestedAt,
    startedTime: row.startedAt,
    endedTime: row.endedAt,
    processed: row.processed === null ? null : Number(row.processed),
    of: row.total === null ? null : Number(row.total),
  };
}

export function actorOf({ actorLabel, actorId }: OperationRow): Actor {
  return { label: actorLabel as Actor['label'], id: actorId };
}

/** Shows a parked row with its events; sealed data stays sealed. */
export function shownParkedRow({
  group,
  events,
}: {
  group: ParkedGroup;
  events: ParkedEvent[];
}): ParkedDetail {
  return {
    ...shownParked(group),
    events: events.map(({ position, revision, effectiveAt, parkedAt, data, ...event }) => ({
      ...event,
      position: String(position),
      revision: String(revision),
      time: effectiveAt,
      parkedTime: parkedAt,
      data: withoutSealed(data),
    })),
  };
}

export function shownParked(group: ParkedGroup): Parked {
  const { projection, entity, position, stream, type, error, parkedAt, waiting, retries, retriedAt } = group;
  return {
    projection,
    entity,
    position: String(position),
    stream,
    type,
    error,
    parkedTime: parkedAt,
    waiting,
    retries,
    retriedTime: retriedAt,
  };
}
