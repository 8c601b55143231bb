import type { Actor, Role } from '#domain/actor.ts';
import { type Listed, type PageOf, pagingOf } from '#http/lists.ts';
import { countOf } from '../kit/count-rows.ts';
import { type ActorNames, actorNames } from '../kit/history/actors.ts';
import { inOrder } from '../kit/history/in-order.ts';
import { linked } from '../kit/history/links.ts';
import { entityNames } from '../kit/history/names.ts';
import { withoutSealed } from '../kit/history/redact.ts';
import { changesOf, foldedStreams, type Step } from '../kit/history/streams.ts';
import type { Reading } from '../kit/reading.ts';
import { eventsFor, type LogQuery } from '../kit/scope.ts';
import { aboutThese } from './about.ts';
import type { Incident, Incidents, IncidentsQuery } from './contract.ts';
import { incidentsLike } from './like.ts';
import { matchingIncidents } from './matching.ts';

type Found = Omit<Incidents, keyof PageOf<unknown>> & { listed: Listed<Incident> };

/**
 * Returns a page of incidents, newest first by default, each as its own history shows it. Events within one second are
 * in causal order.
 */
export async function listIncidents(reading: Reading, query: IncidentsQuery): Promise<Found> {
  const { db, areas, caller } = reading;
  const like = query.q === undefined ? null : await incidentsLike(reading, query.q);
  const matching = matchingIncidents(reading, query, like);
  const paging = pagingOf(query);
  const [count, page, types, actors] = await Promise.all([
    countOf(matching.select((select) => select.fn.countAll<bigint>().as('count'))),
    byTime(matching, query.order)
      .select(['log.eventId', 'log.stream', 'log.category', 'log.entityId'])
      .limit(paging.limit)
      .offset(paging.offset)
      .execute(),
    typesOf(matchingIncidents(reading, without(query, 'types'), like)),
    actorsOf(matchingIncidents(reading, without(query, 'actors'), like)),
  ]);
  const [steps, about] = await Promise.all([
    foldedStreams(reading, [...new Set(page.map(({ stream }) => stream))]),
    aboutThese(db, caller, page),
  ]);
  const onPage = new Set(page.map(({ eventId }) => eventId));
  const oldestFirst = inOrder(
    eventsFor(areas, caller, steps)
      .filter(({ eventId }) => onPage.has(eventId))
      .map(linked),
  );
  const shown = query.order === 'time' ? oldestFirst : oldestFirst.reverse();
  const names = await actorNames(reading, reading.caller, [
    ...actors,
    ...shown.map((step) => step.metadata.actor),
  ]);
  const data = shown.map((step) => ({ ...shownStep(step, names), about: about(step) }));
  return {
    listed: { paging, count, data },
    types,
    actors: actors.map((actor) => ({ ...actor, name: names(actor) })),
    names: await entityNames(reading, caller, data),
  };
}

function shownStep(step: Step, names: ActorNames): Omit<Incident, 'about'> {
  const { actor, reason } = step.metadata;
  return {
    id: step.eventId,
    category: step.category,
    entityId: step.entityId,
    type: step.type,
    time: step.effectiveAt,
    actor: { ...actor, name: names(actor) },
    reason: reason ?? null,
    data: withoutSealed(step.data) as Incident['data'],
    changes: withoutSealed(changesOf(step)) as Incident['changes'],
  };
}

/** Sorts incidents by time and then by log position; page boundaries follow this order. */
export function byTime(log: LogQuery, order: string | undefined): LogQuery {
  const direction = order === 'time' ? 'asc' : 'desc';
  return log.orderBy('log.effectiveAt', direction).orderBy('log.position', direction);
}

function without(query: IncidentsQuery, filter: 'types' | 'actors'): IncidentsQuery {
  const { [filter]: _, ...others } = query;
  return others;
}

async function typesOf(log: LogQuery) {
  const rows = await log
    .groupBy('log.type')
    .select((select) => ['log.type as name', select.fn.countAll<bigint>().as('count')])
    .orderBy('count', 'desc')
    .orderBy('log.type')
    .execute();
  return rows.map(({ name, count }) => ({ name, count: Number(count) }));
}

async function actorsOf(log: LogQuery): Promise<(Actor & { count: number })[]> {
  const rows = await log
    .groupBy(['log.actorLabel', 'log.actorId'])
    .select((select) => [
      'log.actorLabel as label',
      'log.actorId as id',
      select.fn.countAll<bigint>().as('count'),
    ])
    .orderBy('count', 'desc')
    .orderBy('log.actorLabel')
    .orderBy('log.actorId')
    .execute();
  return rows.map(({ label, id, count }) => ({
    label: label ?? ('system' satisfies Role),
    id,
    count: Number(count),
  }));
}
