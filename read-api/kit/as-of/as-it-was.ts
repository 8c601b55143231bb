import { type Caller, notForThisCaller } from '#http/caller.ts';
import { ApiError, notFound } from '#http/errors.ts';
import { peopleTable } from '#projections/personal-data/tables.ts';
import type { ReadDeps } from '../../deps.ts';
import { foldedStreams, type Step } from '../history/streams.ts';
import { stepsFor } from '../history/visible-steps.ts';
import type { AsOf } from './contract.ts';
import { type Cut, cutAt } from './cut.ts';
import { heldEvents } from './held-events.ts';
import type { Load, Past } from './past.ts';
import type { Point } from './point.ts';
import { readModelsThen } from './read-models-then.ts';
import { rowsOf } from './rows.ts';

/** An entity's past: read models and clock as of a point, for the function that answers the current state. */
export interface AsItWas {
  deps: ReadDeps;
  asOf: AsOf;
  /** Whether one of the entity's rows is parked at an event that the fold rejects. */
  isParked: boolean;
}

/**
 * An entity's own steps, at least one. A brand admin gets only the steps of a tryset that concern its brand, and
 * revisions count only these.
 */
export type Own = readonly [Step, ...Step[]];

/** Returns a function that reads streams and folds their events. */
export function loadOf(deps: ReadDeps): Load {
  return (streams) => foldedStreams(deps, streams);
}

/**
 * Returns all events of an entity. Throws 404 if there are none or the caller may not see it, and 403 for members.
 */
export async function ownSteps(
  deps: ReadDeps,
  caller: Caller,
  { category, isShown }: Past,
  id: number,
): Promise<Own> {
  if (caller.label === 'user') throw notForThisCaller(caller, ['staff', 'brand_admin']);
  const [first, ...others] = stepsFor(deps, caller, await loadOf(deps)([`${category}-${id}`]));
  // Staff may view the past of removed entities; brands may not.
  const mayKnow = caller.label === 'staff' || (await isShown(deps.db, caller, id));
  if (first === undefined || !mayKnow) throw notFound(category, id);
  return [first, ...others];
}

/** Returns an entity at a past point. Throws 404 `as_of.removed` if the entity was already removed at that point. */
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
    tables,
    rows,
    peopleThen,
    named: people(rows),
    people: seesPeople ? rows.of(peopleTable).filter((person) => peopleThen.includes(person.id)) : [],
    log: [{ stream: own[0].stream, position: cut.step.position }],
  });
  return { deps: { ...deps, db, now: () => new Date(cut.time) }, asOf: cut.asOf, isParked };
}

function removed({ category }: Past, id: number, { step }: Cut): ApiError {
  const what = `${category.replaceAll('_', ' ')} ${id}`;
  const removedTime = step.effectiveAt;
  return new ApiError(
    404,
    'as_of.removed',
    `${what} was removed before this point; choose a point before its removal`,
    {
      detail: { id, removedTime, revision: String(step.revision) },
    },
  );
}
