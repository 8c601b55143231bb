import { ApiError } from '#http/errors.ts';
import type { Step } from '../history/streams.ts';
import type { AsOf } from './contract.ts';
import type { Point } from './point.ts';

/** Selects the events up to a point: from each stream, its first events up to a boundary. */
export interface Cut {
  /** The newest event of the entity itself at the point. */
  step: Step;
  /** The time of the point, used as the reader's clock. */
  time: string;
  asOf: AsOf;
  /** The steps up to the point. Steps of one stream must be in stream order. */
  counted(steps: readonly Step[]): Step[];
}

/** When an event was first recorded; migrated logs state it in the metadata. */
export function recordedTime({ metadata, recordedAt }: Pick<Step, 'metadata' | 'recordedAt'>): string {
  return metadata.recordedAt ?? recordedAt;
}

/**
 * Cuts an entity's own stream (not empty) and related streams at a point. At a revision, other streams are cut at the
 * time of that event; log position decides within one millisecond. Throws 404 for a point before the first event and
 * for a nonexistent revision.
 */
export function cutAt(own: readonly [Step, ...Step[]], point: Point): Cut {
  const counts = countingAt(own, point);
  const counted = (steps: readonly Step[]) => prefixes(steps, counts);
  const step = counted(own).at(-1);
  if (step === undefined) throw beforeFirst(own[0], point);
  const time = point.by === 'revision' ? step.effectiveAt : point.time;
  return { step, time, counted, asOf: asOf(own, step, point.by, time) };
}

function countingAt(own: readonly Step[], point: Point): (step: Step) => boolean {
  if (point.by === 'time') return (step) => step.effectiveAt <= point.time;
  if (point.by === 'recorded_time') return (step) => recordedTime(step) <= point.time;
  const { revision } = point;
  // A revision that belongs to a note shows the entity as before the note.
  const last = own.findLast((step) => step.revision <= revision);
  const latest = own.at(-1);
  if (last === undefined || latest === undefined || revision > latest.revision) {
    throw noSuchRevision(own, revision);
  }
  return (step) => {
    if (step.stream === last.stream) return step.revision <= last.revision;
    if (step.effectiveAt !== last.effectiveAt) return step.effectiveAt < last.effectiveAt;
    return step.position <= last.position;
  };
}

/**
 * Drops all events after the first one that lies beyond the point: a clock set back must not leave gaps in a stream.
 */
function prefixes(steps: readonly Step[], counts: (step: Step) => boolean): Step[] {
  const ended = new Set<string>();
  return steps.filter((step) => {
    if (ended.has(step.stream)) return false;
    if (counts(step)) return true;
    ended.add(step.stream);
    return false;
  });
}

function asOf(own: readonly Step[], step: Step, by: AsOf['by'], time: string): AsOf {
  const { eventId: id, type, effectiveAt } = step;
  return {
    by,
    time,
    revision: String(step.revision),
    latestRevision: String(own.at(-1)?.revision),
    event: { id, type, time: effectiveAt, recordedTime: recordedTime(step) },
  };
}

function beforeFirst(first: Step, { by }: Point): ApiError {
  const firstTime = by === 'recorded_time' ? recordedTime(first) : first.effectiveAt;
  const what = `${first.category.replaceAll('_', ' ')} ${first.entityId}`;
  return new ApiError(
    404,
    'as_of.before_first_event',
    `${what} does not exist before ${firstTime}; choose a later point`,
    {
      detail: { firstTime },
    },
  );
}

function noSuchRevision(own: readonly Step[], revision: bigint): ApiError {
  const latest = String(own.at(-1)?.revision);
  return new ApiError(
    404,
    'as_of.no_such_revision',
    `there is no revision ${revision}; the latest is ${latest}`,
    {
      detail: { latest },
    },
  );
}
