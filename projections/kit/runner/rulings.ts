import type { Client } from 'pg';
import type { ParkedRow } from '#domain/replay/parked-events.ts';
import type { Key, Recorded } from '../../projection.ts';
import { Parking } from '../fold/parking.ts';
import type { Touch } from '../fold/touches.ts';
import { readMirrorAt } from '../rebuild/mirror.ts';
import { loadParked } from './checkpoint.ts';
import { type CommonTables, foldRecorded, type Setting, writeFolded } from './folded.ts';
import { takeWithExceptions } from './poison.ts';
import { noteSkipped } from './skipped.ts';
import { savepoint } from './transaction.ts';

/** A person's decision on a parked event: retry it, or let its row skip it. */
interface Ruling extends ParkedRow {
  isSkip: boolean;
  /** The effective time of the decision. */
  at: string;
}

const types: readonly string[] = ['ParkedEventRetried', 'ParkedEventSkipped'];

interface Typed {
  type: string;
  stream: string;
}

function isRuling({ type, stream }: Typed): boolean {
  return types.includes(type) && stream.startsWith('projection-');
}

/** Splits events into turns. A decision on parked events is a turn of its own, since it needs all earlier rows written. */
export function inTurns<Event>(events: readonly Event[], typed: (event: Event) => Typed): Event[][] {
  const turns: Event[][] = [];
  let isAlone = true;
  for (const event of events) {
    const standsAlone = isRuling(typed(event));
    if (isAlone || standsAlone) turns.push([event]);
    else turns.at(-1)?.push(event);
    isAlone = standsAlone;
  }
  return turns;
}

export function typeOf({ event, stream }: Recorded): Typed {
  return { type: event.type, stream };
}

/** Returns the decision if the events are exactly one decision on parked events; else null. */
export function rulingOf([first, ...others]: readonly Recorded[]): Ruling | null {
  if (first === undefined || others.length > 0 || !isRuling(typeOf(first))) return null;
  const { projection, entity, position } = (first.event.data ?? {}) as Partial<ParkedRow>;
  if (projection === undefined || entity === undefined || !/^\d{1,18}$/.test(position ?? '')) return null;
  return {
    projection,
    entity,
    position: position ?? '',
    isSkip: first.event.type === 'ParkedEventSkipped',
    at: first.at,
  };
}

interface Standing {
  position: bigint;
  parkedAt: string;
  retries: number;
}

/**
 * Carries out a decision in the caller's transaction: folds the row's parked events in order, with or without the first one.
 * If an event still fails, it is parked again with all later events. Does nothing if the row's first parked event is no longer
 * the one of the decision.
 */
export async function carryOut(
  setting: Setting,
  { counters, parked }: CommonTables,
  ruling: Ruling,
): Promise<void> {
  const { client, models, upcasters } = setting;
  const { projection, entity, isSkip } = ruling;
  const owner = models.projections.find(({ name }) => name === projection);
  if (owner === undefined) return;
  if (isSkip) await noteSkipped(client, [ruling]);
  const { rows: before } = await client.query<Standing>(
    `select position, parked_at as "parkedAt", retries from ${parked}
     where projection = $1 and entity = $2 order by position`,
    [projection, entity],
  );
  if (before[0]?.position !== BigInt(ruling.position)) return;
  await client.query(`delete from ${parked} where projection = $1 and entity = $2`, [projection, entity]);
  const positions = before.map(({ position }) => position).slice(isSkip ? 1 : 0);
  const key = owner.table.columns[owner.table.key] === 'integer' ? Number(entity) : entity;
  await takeWithExceptions(
    (still, events, exception = {}) =>
      savepoint(
        client,
        async () => {
          const only = (touch: Touch) => touchesOf(touch, projection, key);
          const folded = await foldRecorded(setting, events, still, { ...exception, only });
          await writeFolded(setting, folded, { counters, parked });
          return new Set([
            ...still,
            ...folded.parking.newly.map((row) => Parking.key(projection, row.entity)),
          ]);
        },
        exception.rehearse !== undefined,
      ),
    { ...models, projections: [owner] },
    await loadParked(client, parked),
    await readMirrorAt(client, positions, upcasters),
  );
  await keepSince(client, parked, ruling, before);
}

/** Narrows a touch to this row; keeps all rows of the touch if the whole stream is parked. */
function touchesOf(touch: Touch, projection: string, key: Key): Touch[] {
  if (touch.projection.name !== projection) return [];
  return [touch.recorded.stream === key ? touch : { ...touch, keys: [key], also: null }];
}

/** Keeps the original parking time of rows that stay parked. */
async function keepSince(
  client: Client,
  parked: string,
  { projection, entity, isSkip, at }: Ruling,
  before: readonly Standing[],
): Promise<void> {
  await client.query(
    `update ${parked} parked set parked_at = before.parked_at, retries = before.retries
     from unnest($3::bigint[], $4::timestamptz[], $5::integer[]) as before (position, parked_at, retries)
     where projection = $1 and entity = $2 and parked.position = before.position`,
    [
      projection,
      entity,
      before.map(({ position }) => position),
      before.map(({ parkedAt }) => parkedAt),
      before.map(({ retries }) => retries),
    ],
  );
  if (isSkip) return;
  await client.query(
    `update ${parked} set retries = retries + 1, retried_at = $4
     where projection = $1 and entity = $2 and position = $3`,
    [projection, entity, before[0]?.position, at],
  );
}
