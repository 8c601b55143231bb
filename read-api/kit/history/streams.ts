import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { DomainEvent, EventMetadata } from '#domain/event.ts';
import { type Upcasters, upcasters } from '#domain/upcasters.ts';
import { upcast } from '#event-store/codec/upcast.ts';
import type { LogDeps } from '../../deps.ts';
import type { Areas } from '../area.ts';
import type { Fold } from './fold.ts';

/** An event of the log with its stream's state before and after it. */
export interface Step {
  eventId: string;
  stream: string;
  category: string;
  entityId: string;
  revision: bigint;
  position: bigint;
  type: string;
  /** Data of the event, upcast to the newest version. */
  data: Record<string, unknown>;
  storedData: unknown;
  metadata: EventMetadata;
  effectiveAt: string;
  recordedAt: string;
  brandIds: number[];
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

const columns = [
  'log.eventId',
  'log.stream',
  'log.category',
  'log.entityId',
  'log.revision',
  'log.position',
  'log.type',
  'log.data',
  'log.effectiveAt',
  'log.recordedAt',
  'log.brandIds',
] as const;

/** Reads and folds whole streams. The caller of this function must apply the scope. */
export async function foldedStreams(
  { db, areas, upcasters: table = upcasters }: LogDeps,
  streams: readonly string[],
): Promise<Step[]> {
  if (streams.length === 0) return [];
  const rows = await db
    .selectFrom('read.log as log')
    .where(sql<boolean>`log.stream = any(${streams})`)
    .select([...columns, 'log.metadata'])
    .orderBy('log.stream')
    .orderBy('log.revision')
    .execute();
  const folded = folding(areas, table);
  return rows.map(({ metadata: stored, ...row }) => {
    const metadata = stored as EventMetadata;
    return { ...row, storedData: row.data, metadata, ...folded(row, metadata.schemaVersion) };
  });
}

/**
 * Reads single events with their states, in stream order. Of the preceding events it reads only those that change the
 * state, as a garment may have hundreds. The caller of this function must apply the scope.
 */
export async function foldedEvents(
  deps: LogDeps,
  events: readonly Pick<Step, 'position' | 'stream' | 'revision'>[],
): Promise<Step[]> {
  if (events.length === 0) return [];
  const { db, areas, upcasters: table = upcasters } = deps;
  const positions = events.map(({ position }) => String(position));
  const [asked, led] = await Promise.all([
    db
      .selectFrom('read.log as log')
      .where(sql<boolean>`log.position = any(${positions}::bigint[])`)
      .select([...columns, 'log.metadata'])
      .execute(),
    leadingTo(db, areas, events, table),
  ]);
  const byPosition = new Map(asked.map((row) => [row.position, row]));
  const folded = folding(areas, table);
  return led.flatMap(({ schemaVersion, ...row }) => {
    const states = folded(row, schemaVersion ?? undefined);
    const event = byPosition.get(row.position);
    const metadata = event?.metadata as EventMetadata;
    return event === undefined ? [] : { ...event, storedData: event.data, metadata, ...states };
  });
}

/** The events and all earlier ones of their streams; for streams without a fold only the events themselves. */
function leadingTo(
  db: LogDeps['db'],
  { streams: kinds }: Areas,
  events: readonly Pick<Step, 'stream' | 'revision'>[],
  table: Upcasters,
) {
  const streams = events.map(({ stream }) => stream);
  const revisions = events.map(({ revision }) => String(revision));
  const until = sql<{ stream: string }>`(
    select stream, max(revision) as last, array_agg(revision) as asked
    from unnest(${streams}::text[], ${revisions}::bigint[]) as event (stream, revision) group by stream)`;
  // Looks up the version only of event types that have an older one.
  const version = sql<number | null>`case when log.type = any(${Object.keys(table)})
    then (log.metadata ->> 'schemaVersion')::int end`;
  return db
    .selectFrom('read.log as log')
    .innerJoin(until.as('until'), 'until.stream', 'log.stream')
    .where(sql<boolean>`log.revision <= until.last
      and (log.category = any(${Object.keys(kinds)}) or log.revision = any(until.asked))`)
    .select(['log.position', 'log.stream', 'log.category', 'log.type', 'log.data', 'log.effectiveAt'])
    .select(version.as('schemaVersion'))
    .orderBy('log.stream')
    .orderBy('log.revision')
    .execute();
}

/** Upcasts and folds events one by one, in stream order. */
function folding({ streams: kinds }: Areas, table: Upcasters) {
  const states = new Map<string, Step['after']>();
  return (
    {
      stream,
      category,
      type,
      data: stored,
      effectiveAt,
    }: Pick<Step, 'stream' | 'category' | 'type' | 'effectiveAt'> & { data: unknown },
    version: number | undefined,
  ): Pick<Step, 'data' | 'before' | 'after'> => {
    const data = upcast(type, version, stored, table) as Record<string, unknown>;
    const fold = kinds[category]?.fold;
    const before = states.get(stream) ?? fold?.initial ?? {};
    const after = evolved(fold, before, { type, data }, effectiveAt);
    states.set(stream, after);
    return { data, before, after };
  };
}

/** An event that the fold rejects, such as one with damaged data, changes nothing: its history stays readable. */
function evolved(
  fold: Fold | undefined,
  before: Step['before'],
  event: DomainEvent,
  at: string,
): Step['after'] {
  if (fold === undefined) return before;
  try {
    return fold.evolve(before, event, at);
  } catch {
    return before;
  }
}

/** The fields that an event changed; before a stream's first event all fields are missing. */
export function changesOf({ before, after, revision }: Pick<Step, 'before' | 'after' | 'revision'>) {
  const isFirst = revision === 0n;
  return Object.keys(after)
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .map((field) => ({
      field,
      before: isFirst ? null : (before[field] ?? null),
      after: after[field] ?? null,
    }));
}
