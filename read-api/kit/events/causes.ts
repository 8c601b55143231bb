import { type SqlBool, sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import type { Areas } from '../area.ts';
import { type ActorNames, actorNames } from '../history/actors.ts';
import { changesFor, shownTo } from '../history/for-caller.ts';
import { linked } from '../history/links.ts';
import { entityNames } from '../history/names.ts';
import { foldedEvents } from '../history/streams.ts';
import type { Reading } from '../reading.ts';
import { logFor } from '../scope.ts';
import type { CausedEvent, CauseTree } from './contract.ts';
import { positionsOf, positionsOfId } from './few.ts';
import { subjectOf } from './page.ts';
import { causeTree, type Node } from './tree.ts';

/** Maximum events shown per command, the first ones, as a longer tree is unreadable. */
const toldAtMost = 500;

/**
 * Returns an event's command and everything it caused, as far as the caller may see it. Throws 404 if the caller may
 * not see the event.
 */
export async function causesOf(reading: Reading, asked: string): Promise<CauseTree> {
  const { db, areas, caller } = reading;
  const event = await eventAt(reading, asked);
  if (event === undefined) throw notFound('event', asked);
  const { position, correlationId } = event;
  const positions = correlationId === null ? [String(position)] : await positionsOf(db, correlationId);
  const all = await eventsAt(reading, positions);
  const first = all.slice(0, toldAtMost);
  if (!first.some((each) => each.position === position)) first.push(event);
  const told = (await foldedEvents(reading, first)).map(linked);
  const names = await actorNames(
    reading,
    caller,
    told.map(({ metadata }) => metadata.actor),
  );
  const data = causeTree(told).map((node) => shownNode(areas, node, names, { caller, position }));
  return {
    correlationId,
    command: commandOf(told, correlationId, names),
    isWhole: all.length <= toldAtMost,
    data,
    names: await entityNames(reading, caller, [...data, ...data.map((each) => subjectOf(areas, each))]),
  };
}

async function eventAt(reading: Reading, asked: string) {
  const isPosition = /^\d{1,19}$/.test(asked);
  if (isPosition && BigInt(asked) >= 2n ** 63n) return undefined;
  const positions = isPosition ? [asked] : await positionsOfId(reading.db, asked);
  return (await eventsAt(reading, positions)).at(0);
}

/** The events at these positions that the caller may see, in log order; at most one more than is shown. */
function eventsAt(reading: Reading, positions: readonly string[]) {
  return logFor(reading)
    .where(sql<SqlBool>`log.position = any(${positions}::bigint[])`)
    .select(['log.position', 'log.stream', 'log.revision', 'log.correlationId'])
    .orderBy('log.position')
    .limit(toldAtMost + 1)
    .execute();
}

type Told = ReturnType<typeof linked>;

function shownNode(
  { housekeeping }: Areas,
  { event, parent, depth }: Node<Told>,
  names: ActorNames,
  { caller, position }: { caller: Caller; position: bigint },
): CausedEvent {
  const { metadata } = event;
  return {
    id: event.eventId,
    stream: event.stream,
    category: event.category,
    entityId: event.entityId,
    revision: String(event.revision),
    position: String(event.position),
    type: event.type,
    time: event.effectiveAt,
    recordedTime: event.recordedAt,
    command: metadata.command ?? null,
    commandId: event.commandId,
    actor: { ...metadata.actor, name: names(metadata.actor) },
    reason: metadata.reason ?? null,
    isHousekeeping: housekeeping.has(event.type),
    data: shownTo(caller, event.data) as CausedEvent['data'],
    changes: changesFor(caller, event) as CausedEvent['changes'],
    parent,
    depth,
    isAsked: event.position === position,
  };
}

/** The command that all these events share, as described by its own events. */
function commandOf(
  told: readonly Told[],
  correlationId: string | null,
  names: ActorNames,
): CauseTree['command'] {
  const own = told.find(({ commandId }) => commandId !== null && commandId === correlationId);
  if (own === undefined || own.commandId === null) return null;
  const { command, actor, reason, receivedAt, bodyHash } = own.metadata;
  return {
    id: own.commandId,
    name: command ?? null,
    actor: { ...actor, name: names(actor) },
    reason: reason ?? null,
    receivedTime: receivedAt ?? null,
    isKeyed: bodyHash !== undefined,
  };
}
