import type { Caller } from '#http/caller.ts';
import type { ReadDeps } from '../../deps.ts';
import type { Areas } from '../area.ts';
import { actorNames } from '../history/actors.ts';
import { withoutPointFields } from '../history/for-caller.ts';
import { linksOf } from '../history/links.ts';
import { entityNames } from '../history/names.ts';
import { shownStep } from '../history/show.ts';
import type { Step } from '../history/streams.ts';
import { eventsFor } from '../scope.ts';
import { loadOf, ownSteps } from './as-it-was.ts';
import type { Difference } from './contract.ts';
import { cutAt } from './cut.ts';
import { changesBetween, type Fields } from './fields.ts';
import { heldEvents } from './held-events.ts';
import type { Past } from './past.ts';
import type { Point } from './point.ts';
import { rowsOf } from './rows.ts';

const eventsAtMost = 500;

/** The difference of an entity between two points (of a tryset with its items), and the events between, for the caller. */
export async function differenceOf(
  deps: ReadDeps,
  caller: Caller,
  past: Past,
  id: number,
  ends: { from: Point; to: Point },
): Promise<Difference> {
  const { db, areas, unsealer } = deps;
  const own = await ownSteps(deps, caller, past, id);
  const [from, to] = [cutAt(own, ends.from), cutAt(own, ends.to)];
  const told = (await past.around(loadOf(deps), own, [from, to], deps.db)).filter(isToldOf(own[0], past));
  const [were, are] = [from.counted(told), to.counted(told)];
  const held = await heldEvents(db, told);
  const { folding, fields } = areas.rowsThen;
  const before = fields((await rowsOf(folding, were, held, unsealer)).rows);
  const after = fields((await rowsOf(folding, are, held, unsealer)).rows);
  const seen = eventsFor(areas, caller, told);
  const streams = [own[0].stream, ...new Set(told.map(({ stream }) => stream))];
  const differing = [...new Set(streams)]
    .filter((stream) => mayCompare(areas, caller, stream, before.get(stream) ?? after.get(stream)))
    .flatMap((stream) => changesBetween(stream, before.get(stream), after.get(stream)));
  const changes = withoutPointFields(caller, differing);
  const between = betweenOf(seen, were, are);
  const page = between.slice(0, eventsAtMost);
  const [names, links] = await Promise.all([
    actorNames(
      deps,
      caller,
      page.map(({ metadata }) => metadata.actor),
    ),
    linksOf(deps, caller, seen, page),
  ]);
  const events = page.map((step) => shownStep(areas, step, links(step), names, caller));
  const named = [...events, { type: '', data: {}, changes }];
  return {
    from: from.asOf,
    to: to.asOf,
    changes,
    count: between.length,
    events,
    names: await entityNames(deps, caller, named),
  };
}

/** Whether a step belongs to the entity itself or to a stream that the comparison includes. */
function isToldOf({ stream }: Step, { comparesToo }: Past): (step: Step) => boolean {
  return (step) => step.stream === stream || step.category === comparesToo;
}

/**
 * Brand admins may compare entities of their own brand, but no entities of several brands. Histories follow the same
 * rule.
 */
function mayCompare({ streams }: Areas, caller: Caller, stream: string, fields: Fields | undefined): boolean {
  if (caller.label !== 'brand_admin') return true;
  const isOfSeveral = streams[stream.slice(0, stream.indexOf('-'))]?.isToldTo !== undefined;
  return !isOfSeveral && fields?.brandId === caller.brandId && fields.isRemoved !== true;
}

/** The events that lie before only one of the two points, newest first. */
function betweenOf(seen: readonly Step[], were: readonly Step[], are: readonly Step[]): Step[] {
  const before = new Set(were.map(({ eventId }) => eventId));
  const after = new Set(are.map(({ eventId }) => eventId));
  return seen
    .filter(({ eventId }) => before.has(eventId) !== after.has(eventId))
    .sort((one, other) => {
      if (one.effectiveAt !== other.effectiveAt) return one.effectiveAt < other.effectiveAt ? 1 : -1;
      return one.position < other.position ? 1 : -1;
    });
}
