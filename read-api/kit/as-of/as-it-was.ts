import { type Caller, notForThisCaller } from '#http/caller.ts';
import { ApiError, notFound } from '#http/errors.ts';
import { peopleTable } from '#projections/personal-data/tables.ts';
import type { ReadDeps } from '../../deps.ts';
import { foldedStreams, type Step } from '../history/streams.ts';
import { stepsFor } from '../history/told.ts';
import type { AsOf } from './contract.ts';
import { type Cut, cutAt } from './cut.ts';
import { heldEvents } from './held-events.ts';
import type { Load, Past } from './past.ts';
import type { Point } from './point.ts';
import { readModelsThen } from './read-models-then.ts';
import { rowsOf } from './rows.ts';

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
  { category, isShown }: Past,
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
  past: Past,
  id: number,
  point: Point,
): Promise<AsItWas> {
  const own = await ownSteps(deps, caller, past, id);
  const cut = cutAt(own, point);
  const steps = await past.around(loadOf(deps), own, [cut], deps.db);
  const counted = cut.counted(steps);
  const { folding, tables, people } = deps.areas.rowsThen;
  const held = await heldEvents(deps.db, counted);
  const { rows, isParked } = await rowsOf(folding, counted, held, deps.unsealer);
  if (past.isGone(rows, id)) throw removed(past, id, cut);
  const peopleThen = past.peopleThen?.(own) ?? [];
  const seesPeople = (await past.seesPeople?.(deps.db, caller, own)) ?? true;
  const db = readModelsThen(deps.db, {
    ...{ tables, rows, peopleThen, named: people(rows) },
    people: seesPeople ? rows.of(peopleTable).filter((person) => peopleThen.includes(person.id)) : [],
    stream: own[0].stream,
    position: cut.step.position,
  });
  return { deps: { ...deps, db, now: () => new Date(cut.time) }, asOf: cut.asOf, isParked };
}

function removed({ category }: Past, id: number, { step }: Cut): ApiError {
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
