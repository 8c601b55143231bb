import Type, { type Static } from 'typebox';
import { roles } from '#domain/actor.ts';
import { Instant, Nullable, OneOf } from '#http/contract.ts';
import { CodesParam, IdParam, TextParam, TimeParam } from '#http/filters.ts';
import { OrderParam, PagingProperties } from '#http/lists.ts';
import type { Areas } from '../area.ts';
import { History, HistoryEntry, HistoryParams } from '../history/contract.ts';

/** Schema of a page boundary: an event's time in milliseconds since 1970, and its position. */
const Cursor = Type.String({
  pattern: '^(-\\d{1,12}|\\d{1,14})_\\d{1,19}$',
  description: 'Cursor from a link to another page',
});

export const eventOrders = ['time'] as const;

const { types, actors, without_housekeeping } = HistoryParams;
const filters = {
  types,
  actors,
  brand_id: Type.Optional(IdParam),
  codes: Type.Optional(CodesParam),
  correlation_id: Type.Optional(
    Type.String({ minLength: 1, maxLength: 100, description: 'All events caused by one request' }),
  ),
  reason: Type.Optional(TextParam),
  without_housekeeping,
  time_after: Type.Optional(TimeParam),
  time_before: Type.Optional(TimeParam),
  recorded_after: Type.Optional(TimeParam),
  recorded_before: Type.Optional(TimeParam),
};

/** The search filters with the areas' id parameters. */
function filtersWith({ searchedBy }: Areas): typeof filters {
  const ids = Object.keys(searchedBy.ids).map((param) => [param, Type.Optional(IdParam)] as const);
  return { ...filters, ...Object.fromEntries(ids) };
}

/** Filters of a search. `time` is when events happened, `recorded` when the store recorded them; all filters must match. */
export type EventFilters = Static<ReturnType<typeof Type.Object<typeof filters>>>;

export function EventsQuery(areas: Areas) {
  return Type.Object(
    {
      limit: PagingProperties.limit,
      ...filtersWith(areas),
      order: OrderParam(eventOrders),
      after: Type.Optional(Cursor),
      before: Type.Optional(Cursor),
    },
    { additionalProperties: false },
  );
}
export type EventsQuery = Static<ReturnType<typeof EventsQuery>>;

export function WholeQuery(areas: Areas) {
  return Type.Object(
    { ...filtersWith(areas), order: OrderParam(eventOrders) },
    { additionalProperties: false },
  );
}

/** An event as its own history shows it, without links: the cause tree shows its cause and effects. */
export const FoundEvent = HistoryEntry;
export type FoundEvent = HistoryEntry;

/**
 * A page of events, sorted by event time: newest first, or oldest first if `order` is `time`. A page may be short or empty
 * although more events match: the search then reached its limit of examined events, and `next` continues.
 */
export const FoundEvents = Type.Object({
  length: Type.Integer(),
  next: Nullable(Type.String()),
  previous: Nullable(Type.String()),
  /** The time that the search has reached, if it stopped at its limit; otherwise null. */
  searchedUntil: Nullable(Instant),
  data: Type.Array(FoundEvent),
  names: History.properties.names,
});
export type FoundEvents = Static<typeof FoundEvents>;

export function CountQuery(areas: Areas) {
  return Type.Object(
    {
      ...filtersWith(areas),
      exact: Type.Optional(Type.Boolean({ description: 'Count all matching events, without a limit' })),
    },
    { additionalProperties: false },
  );
}
export type CountQuery = Static<typeof CountQuery>;

/** The number of matching events; a lower bound if `isExact` is false. */
export const EventCount = Type.Object({ count: Type.Integer(), isExact: Type.Boolean() });
export type EventCount = Static<typeof EventCount>;

/** Roles, staff and brand admins who caused events that the caller may see. */
export const EventActors = Type.Object({
  data: Type.Array(
    Type.Object({ label: OneOf(roles), id: Nullable(Type.Integer()), name: Nullable(Type.String()) }),
  ),
});
export type EventActors = Static<typeof EventActors>;

export const EventParams = Type.Object({
  event: Type.String({
    minLength: 1,
    maxLength: 100,
    description: 'An event’s position in the log, or its id',
  }),
});
export type EventParams = Static<typeof EventParams>;

const { id, stream, category, entityId, revision, position, type, time, command, actor, reason } =
  HistoryEntry.properties;
const { data, changes } = HistoryEntry.properties;

export const CausedEvent = Type.Object({
  id,
  stream,
  category,
  entityId,
  revision,
  position,
  type,
  time,
  command,
  actor,
  reason,
  data,
  changes,
  recordedTime: Instant,
  isHousekeeping: Type.Boolean(),
  commandId: Nullable(Type.String()),
  /**
   * Id of the causing event or, without one, the main event of the same command. Null for the command's own events.
   */
  parent: Nullable(Type.String()),
  /** Depth in the tree; 0 for the command's own events. */
  depth: Type.Integer(),
  /** Whether this is the event that the call asked for. */
  isAsked: Type.Boolean(),
});
export type CausedEvent = Static<typeof CausedEvent>;

/** A command and everything it caused, in tree order: each event is followed by its effects. */
export const CauseTree = Type.Object({
  correlationId: Nullable(Type.String()),
  /** The command; null if the caller may not see it, or if a foreign writer wrote the event. */
  command: Nullable(
    Type.Object({
      id: Type.String(),
      name: Nullable(Type.String()),
      actor: HistoryEntry.properties.actor,
      reason: Nullable(Type.String()),
      receivedTime: Nullable(Instant),
      /** Whether the command had an idempotency key. */
      isKeyed: Type.Boolean(),
    }),
  ),
  /** False if the command caused more events than shown; the shown ones are the first. */
  isWhole: Type.Boolean(),
  data: Type.Array(CausedEvent),
  names: History.properties.names,
});
export type CauseTree = Static<typeof CauseTree>;
