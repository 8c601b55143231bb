import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { DomainEvent, EventMetadata } from '#domain/event.ts';
import { type Upcasters, upcasters } from '#domain/upcasters.ts';
import { upcast } from '#event-store/codec/upcast.ts';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';
import { eventsFor, seesHistoryOf } from '../scope.ts';
import { type Fold, folds } from './folds.ts';

/** An event of the log with the state of its stream before it and after it. */
export interface Step {
  eventId: string;
  stream: string;
  category: string;
  entityId: string;
  revision: bigint;
  position: bigint;
  type: string;
  /** Raised to the newest version. */
  data: Record<string, unknown>;
  storedData: unknown;
  metadata: EventMetadata;
  effectiveAt: string;
  recordedAt: string;
  brandIds: number[];
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

/** Whole streams, or what leads to single events: all before them, or nothing where their stream folds to nothing. */
export type Folding = readonly string[] | readonly { stream: string; revision: bigint }[];

/** Streams folded from their first event on, in the order of each stream. Nothing of it is scoped yet. */
export async function foldedStreams(
  db: ReadModels,
  streams: Folding,
  table: Upcasters = upcasters,
): Promise<Step[]> {
  if (streams.length === 0) return [];
  const rows = await db
    .selectFrom('read.log as log')
    .where(areOf(streams))
    .select([
      'log.eventId',
      'log.stream',
      'log.category',
      'log.entityId',
      'log.revision',
      'log.position',
      'log.type',
      'log.data',
      'log.metadata',
      'log.effectiveAt',
      'log.recordedAt',
      'log.brandIds',
    ])
    .orderBy('log.stream')
    .orderBy('log.revision')
    .execute();
  const states = new Map<string, Step['after']>();
  return rows.map(({ data: storedData, metadata: stored, ...row }) => {
    const metadata = stored as EventMetadata;
    const data = upcast(row.type, metadata.schemaVersion, storedData, table) as Record<string, unknown>;
    const fold = folds[row.category];
    const before = states.get(row.stream) ?? fold?.initial ?? {};
    const after = evolved(fold, before, { type: row.type, data }, row.effectiveAt);
    states.set(row.stream, after);
    return { ...row, data, storedData, metadata, before, after };
  });
}

function areOf(streams: Folding) {
  const events = streams.filter((each) => typeof each !== 'string');
  if (events.length === 0) return sql<boolean>`log.stream = any(${streams})`;
  const names = events.map(({ stream }) => stream);
  const revisions = events.map(({ revision }) => String(revision));
  return sql<boolean>`log.stream = any(${names}) and exists (
    select from unnest(${names}::text[], ${revisions}::bigint[]) as until (stream, revision)
    where until.stream = log.stream and (until.revision = log.revision
      or until.revision > log.revision and log.category = any(${Object.keys(folds)})))`;
}

/** An event that no fold takes, as one whose data were damaged, changes nothing: its history can still be read. */
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

/** The events of one entity, which the caller may know of by at least one; null where it may not. */
export function knownTo(caller: Caller, steps: readonly Step[]): readonly Step[] | null {
  const last = steps.at(-1);
  const isKnown =
    last !== undefined && seesHistoryOf(caller, last.after) && eventsFor(caller, steps).length > 0;
  return isKnown ? steps : null;
}

/** The fields that an event changed; for the first of its stream there was nothing before. */
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
