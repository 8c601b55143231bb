import { ApiError } from '#http/errors.ts';
import type { Step } from '../history/streams.ts';
import type { AsOf } from './contract.ts';
import type { Point } from './point.ts';

/** Which events count at a point of an entity's life: of every stream the first ones, up to some event. */
export interface Cut {
  /** The newest event of its own that counts. */
  step: Step;
  /** The instant at which a reader would have looked. */
  time: string;
  asOf: AsOf;
  /** Those of these steps that count. Steps of a stream stand in its order. */
  counted(steps: readonly Step[]): Step[];
}

/** When an event was recorded first; a log that was carried over says it in the metadata. */
export function recordedTime({ metadata, recordedAt }: Pick<Step, 'metadata' | 'recordedAt'>): string {
  return metadata.recordedAt ?? recordedAt;
}

/**
 * The cut through an entity's own stream, which is not empty, and through those around it. At a revision these are taken as they
 * were when that event happened, what happened in the same millisecond by the order of the log. 404 before the first event and
 * for a revision that is not there.
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
  // A revision at which something was only said of it shows it as it stood.
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

/** Nothing after an event that does not count: a clock that was set back makes no gap in a stream. */
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
  return new ApiError(404, 'as_of.before_first_event', `${what} begins at ${firstTime}`, {
    detail: { firstTime },
  });
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
