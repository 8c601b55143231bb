import type { Caller } from '#http/caller.ts';
import type { ReadDeps } from '../../deps.ts';
import { actorNames } from '../history/actors.ts';
import { linksOf } from '../history/links.ts';
import { entityNames } from '../history/names.ts';
import { shownStep } from '../history/show.ts';
import type { Step } from '../history/streams.ts';
import { eventsFor } from '../scope.ts';
import { loadOf, ownSteps } from './as-it-was.ts';
import type { Difference } from './contract.ts';
import { cutAt } from './cut.ts';
import { changesBetween, type Fields, fieldsOf } from './fields.ts';
import { heldEvents } from './held-events.ts';
import type { Point } from './point.ts';
import { rowsOf } from './rows.ts';
import type { Subject } from './subjects.ts';

const eventsAtMost = 500;

/** What differs of an entity between two points, of a tryset also of its items, with the events between, as the caller may see them. */
export async function differenceOf(
  deps: ReadDeps,
  caller: Caller,
  subject: Subject,
  id: number,
  ends: { from: Point; to: Point },
): Promise<Difference> {
  const { db, areas, unsealer } = deps;
  const own = await ownSteps(deps, caller, subject, id);
  const [from, to] = [cutAt(own, ends.from), cutAt(own, ends.to)];
  const told = (await subject.around(loadOf(deps), own, [from, to])).filter(isToldOf(own[0]));
  const [were, are] = [from.counted(told), to.counted(told)];
  const held = await heldEvents(db, told);
  const before = fieldsOf(await rowsOf(were, held, unsealer));
  const after = fieldsOf(await rowsOf(are, held, unsealer));
  const seen = eventsFor(areas, caller, told);
  const streams = [own[0].stream, ...new Set(told.map(({ stream }) => stream))];
  const changes = [...new Set(streams)]
    .filter((stream) => mayCompare(caller, stream, before.get(stream) ?? after.get(stream)))
    .flatMap((stream) => changesBetween(stream, before.get(stream), after.get(stream)));
  const between = betweenOf(seen, were, are);
  const page = between.slice(0, eventsAtMost);
  const [names, links] = await Promise.all([
    actorNames(
      db,
      page.map(({ metadata }) => metadata.actor),
    ),
    linksOf(deps, caller, seen, page),
  ]);
  const events = page.map((step) => shownStep(areas, step, links(step), names, caller));
  const named = [...events, { type: '', data: {}, changes }];
  return {
    ...{ from: from.asOf, to: to.asOf, changes, count: between.length, events },
    names: await entityNames(deps, caller, named),
  };
}

/** A difference tells of the entity itself; of a tryset its items too, since what happens to it happens to them. */
function isToldOf({ stream, category }: Step): (step: Step) => boolean {
  return (step) => step.stream === stream || (category === 'tryset' && step.category === 'tryset_item');
}

/** A brand admin compares what is of its brand, and nothing of a tryset as a whole, as its histories have it. */
function mayCompare(caller: Caller, stream: string, fields: Fields | undefined): boolean {
  if (caller.label !== 'brand_admin') return true;
  return !stream.startsWith('tryset-') && fields?.brandId === caller.brandId && fields.isRemoved !== true;
}

/** The events that count at one end alone, newest first. */
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
