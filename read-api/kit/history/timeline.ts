import type { Actor } from '#domain/actor.ts';
import type { Caller } from '#http/caller.ts';
import { betweenOf, type Period } from '#http/filters.ts';
import { type Listed, type PageOf, pagingOf } from '#http/lists.ts';
import type { LogDeps } from '../../deps.ts';
import type { Areas } from '../area.ts';
import { eventsFor } from '../scope.ts';
import { actorNames } from './actors.ts';
import type { History, HistoryEntry, HistoryQuery } from './contract.ts';
import { inOrder } from './in-order.ts';
import { linked, linksOf } from './links.ts';
import { entityNames } from './names.ts';
import { shownStep } from './show.ts';
import type { Step } from './streams.ts';

/** One page of a history, and what all its steps are, whether the filters match them or not. */
type Timeline = Omit<History, keyof PageOf<unknown>> & { listed: Listed<HistoryEntry> };

/** Returns one page of the steps that the caller may see and that match the filters, newest first. */
export async function timeline(
  deps: LogDeps,
  caller: Caller,
  related: readonly Step[],
  query: HistoryQuery,
): Promise<Timeline> {
  const { areas } = deps;
  const { housekeeping } = areas;
  const steps = eventsFor(areas, caller, related);
  const matching = inOrder(steps.map(linked)).filter(matcher(areas, query)).reverse();
  const paging = pagingOf(query);
  const page = matching.slice(paging.offset, paging.offset + paging.limit);
  const [names, links] = await Promise.all([
    actorNames(
      deps,
      caller,
      steps.map((step) => step.metadata.actor),
    ),
    linksOf(deps, caller, steps, page),
  ]);
  const entries = page.map((step) => shownStep(areas, step, links(step), names, caller));
  return {
    listed: { paging, count: matching.length, data: entries },
    types: counted(steps.map((step) => step.type)).map(([name, count]) => ({ name, count })),
    categories: counted(steps.map((step) => step.category)).map(([name, count]) => ({ name, count })),
    actors: counted(steps.map((step) => actorKey(step.metadata.actor))).map(([key, count]) => {
      const actor = actorOfKey(key);
      return { ...actor, name: names(actor), count };
    }),
    housekeeping: steps.filter(({ type }) => housekeeping.has(type)).length,
    names: await entityNames(deps, caller, entries),
  };
}

function matcher({ housekeeping }: Areas, query: HistoryQuery): (step: Step) => boolean {
  const { types, actors, categories } = query;
  const period = betweenOf('time', query.time_after, query.time_before);
  return (step) =>
    (types === undefined || types.includes(step.type)) &&
    (actors === undefined || isOneOf(step.metadata.actor, actors)) &&
    (query.without_housekeeping !== true || !housekeeping.has(step.type)) &&
    (categories === undefined || categories.includes(step.category)) &&
    (period === undefined || isIn(step.effectiveAt, period));
}

function isOneOf(actor: Actor, actors: readonly string[]): boolean {
  return actors.includes(actor.label) || actors.includes(actorKey(actor));
}

function isIn(time: string, { from, until }: Period): boolean {
  return (from === undefined || time >= from) && (until === undefined || time < until);
}

function actorKey({ label, id }: Actor): string {
  return id === null ? label : `${label}:${id}`;
}

function actorOfKey(key: string): Actor {
  const [label = 'system', id] = key.split(':');
  return { label: label as Actor['label'], id: id === undefined ? null : Number(id) };
}

/** Counts each value, most frequent first. */
function counted(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
}
