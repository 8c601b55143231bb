import { type Caller, notForThisCaller } from '#http/caller.ts';
import { ApiError, notFound } from '#http/errors.ts';
import type { ReadDeps } from '../../deps.ts';
import { foldedStreams, type Step, stepsFor } from '../history/streams.ts';
import type { AsOf } from './contract.ts';
import { type Cut, cutAt } from './cut.ts';
import { heldEvents } from './held-events.ts';
import type { Point } from './point.ts';
import { readModelsThen } from './read-models-then.ts';
import { type Rows, rowsOf } from './rows.ts';
import { type Load, type Subject, seesRecipientNow, trysetIdOf } from './subjects.ts';

/** The past of one entity: the read models and the clock as they were, for the call that answers how it is. */
export interface AsItWas {
  deps: ReadDeps;
  asOf: AsOf;
  /** Something of it stands still at an event that the folds do not take. */
  isParked: boolean;
}

/**
 * An entity's own steps, which are some. To a brand admin these are, of a tryset, those that concern its brand, and they
 * are counted as if there were no others.
 */
export type Own = readonly [Step, ...Step[]];

/** How streams are read. */
export function loadOf(deps: ReadDeps): Load {
  return (streams) => foldedStreams(deps, streams);
}

/** All events of an entity; 404 where there is none, or where the caller may not know of it. Not for members. */
export async function ownSteps(
  deps: ReadDeps,
  caller: Caller,
  { category, isShown }: Subject,
  id: number,
): Promise<Own> {
  if (caller.label === 'user') throw notForThisCaller(caller, ['staff', 'brand_admin']);
  const [first, ...others] = stepsFor(deps, caller, await loadOf(deps)([`${category}-${id}`]));
  // Staff may look back at what was removed since; for a brand it is as if it had never been.
  const mayKnow = caller.label === 'staff' || (await isShown(deps.db, caller, id));
  if (first === undefined || !mayKnow) throw notFound(category, id);
  return [first, ...others];
}

/** An entity at a point of its life. 404 `as_of.removed` where it had been removed by then. */
export async function asItWas(
  deps: ReadDeps,
  caller: Caller,
  subject: Subject,
  id: number,
  point: Point,
): Promise<AsItWas> {
  const own = await ownSteps(deps, caller, subject, id);
  const cut = cutAt(own, point);
  const steps = await subject.around(loadOf(deps), own, [cut]);
  const counted = cut.counted(steps);
  const rows = await rowsOf(counted, await heldEvents(deps.db, counted), deps.unsealer);
  if (subject.isGone(rows, id)) throw removed(subject, id, cut);
  const trysetId = trysetIdOf(own);
  const db = readModelsThen(deps.db, {
    rows: await withoutRecipient(deps, caller, rows, trysetId),
    peopleThen: trysetId === null ? [] : [`tryset:${trysetId}`],
    stream: own[0].stream,
    position: cut.step.position,
  });
  return { deps: { ...deps, db, now: () => new Date(cut.time) }, asOf: cut.asOf, isParked: rows.isParked };
}

async function withoutRecipient(
  { db }: ReadDeps,
  caller: Caller,
  rows: Rows,
  trysetId: number | null,
): Promise<Rows> {
  if (trysetId === null || (await seesRecipientNow(db, caller, trysetId))) return rows;
  return { ...rows, people: [] };
}

function removed({ category }: Subject, id: number, { step }: Cut): ApiError {
  const what = `${category.replaceAll('_', ' ')} ${id}`;
  const removedTime = step.effectiveAt;
  return new ApiError(
    404,
    'as_of.removed',
    `${what} had been removed by then; look at it before its last event`,
    {
      detail: { id, removedTime, revision: String(step.revision) },
    },
  );
}
