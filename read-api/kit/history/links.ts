import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../../database.ts';
import type { LogDeps } from '../../deps.ts';
import { eventsFor } from '../scope.ts';
import { type Caused, causeFinder } from './cause-of.ts';
import type { HistoryLink } from './contract.ts';
import type { Step } from './streams.ts';

/** Cause and effects of an event, as far as the caller may see them. */
export interface Links {
  cause: HistoryLink | null;
  effects: HistoryLink[];
}

interface Linked extends Caused {
  stream: string;
  category: string;
  entityId: string;
  type: string;
  effectiveAt: string;
  brandIds: number[];
}

/**
 * Links from the entries of a page to events of the same timeline on any page, and to events of other entities. An
 * event caused by a request is linked to the request's main event.
 */
export async function linksOf(
  { db, areas }: Pick<LogDeps, 'db' | 'areas'>,
  caller: Caller,
  steps: readonly Step[],
  page: readonly Step[],
): Promise<(step: Step) => Links> {
  const here = new Set(steps.map(({ eventId }) => eventId));
  const known = new Set(steps.map(({ stream }) => stream));
  const elsewhere = [
    ...new Set(page.flatMap((step) => areas.streams[step.category]?.neighbours?.(step) ?? [])),
  ].filter((stream) => !known.has(stream));
  const others = eventsFor(areas, caller, await briefs(db, elsewhere));
  const all: Linked[] = [...steps.map(linked), ...others].sort((one, other) =>
    one.position < other.position ? -1 : 1,
  );
  const byId = new Map(all.map((event) => [event.eventId, event]));
  const causeOf = causeFinder(all);
  const effects = Map.groupBy(all, (event) => causeOf(event)?.eventId);
  const link = ({ eventId, stream, category, entityId, type, effectiveAt }: Linked): HistoryLink => ({
    id: eventId,
    stream,
    category,
    entityId,
    type,
    time: effectiveAt,
    isHere: here.has(eventId),
  });
  return (step) => {
    const cause = causeOf(byId.get(step.eventId) ?? linked(step));
    return {
      cause: cause === undefined ? null : link(cause),
      effects: (effects.get(step.eventId) ?? []).map(link),
    };
  };
}

/** Adds the cause's ids to a step. */
export function linked(step: Step): Step & Caused {
  const { commandId = null, $causationId: causationId = null } = step.metadata;
  return { ...step, commandId, causationId };
}

function briefs(db: ReadModels, streams: readonly string[]): Promise<Linked[]> {
  if (streams.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('read.log as log')
    .where(sql<boolean>`log.stream = any(${streams})`)
    .select([
      'log.eventId',
      'log.stream',
      'log.category',
      'log.entityId',
      'log.position',
      'log.type',
      'log.effectiveAt',
      'log.brandIds',
      'log.commandId',
      'log.causationId',
    ])
    .execute();
}
