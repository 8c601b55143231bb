import Type, { type Static } from 'typebox';
import { roles } from '#domain/actor.ts';
import { Instant, Nullable, OneOf } from '#http/contract.ts';
import { CodesParam, IdParam, TextParam, TimeParam } from '#http/filters.ts';
import { OrderParam, PagingProperties } from '#http/lists.ts';
import type { Areas } from '../area.ts';
import { History, HistoryEntry, HistoryParams } from '../history/contract.ts';

/** Where a page begins or ends: the time of an event in milliseconds since 1970, and its position. */
const Cursor = Type.String({
  pattern: '^(-\\d{1,12}|\\d{1,14})_\\d{1,19}$',
  description: 'The cursor of a link of another page',
});

export const eventOrders = ['time'] as const;

const { types, actors, without_housekeeping } = HistoryParams;
const filters = {
  types,
  actors,
  brand_id: Type.Optional(IdParam),
  codes: Type.Optional(CodesParam),
  correlation_id: Type.Optional(
    Type.String({ minLength: 1, maxLength: 100, description: 'All that one request caused' }),
  ),
  reason: Type.Optional(TextParam),
  without_housekeeping,
  time_after: Type.Optional(TimeParam),
  time_before: Type.Optional(TimeParam),
  recorded_after: Type.Optional(TimeParam),
  recorded_before: Type.Optional(TimeParam),
};

/** The same, and the ids by which the areas let themselves be asked for. */
function filtersWith({ soughtBy }: Areas): typeof filters {
  const ids = Object.keys(soughtBy.ids).map((param) => [param, Type.Optional(IdParam)] as const);
  return { ...filters, ...Object.fromEntries(ids) };
}

/** What is looked for. `time` is when it happened, `recorded` when the store took it down; all filters hold together. */
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

/** An event as its own history shows it. Cause and effects are told by its tree. */
export const FoundEvent = HistoryEntry;
export type FoundEvent = HistoryEntry;

/**
 * A page by the time at which things happened, newest first unless `order` is `time`. It may be short, or empty, while there
 * is more: then the search looked at as many events as it may at once, and `next` goes on from there.
 */
export const FoundEvents = Type.Object({
  length: Type.Integer(),
  next: Nullable(Type.String()),
  previous: Nullable(Type.String()),
  /** How far the search has looked where it found less than was asked for. */
  searchedUntil: Nullable(Instant),
  data: Type.Array(FoundEvent),
  names: History.properties.names,
});
export type FoundEvents = Static<typeof FoundEvents>;

export function CountQuery(areas: Areas) {
  return Type.Object(
    {
      ...filtersWith(areas),
      exact: Type.Optional(Type.Boolean({ description: 'Count to the end, however many there are' })),
    },
    { additionalProperties: false },
  );
}
export type CountQuery = Static<typeof CountQuery>;

/** `isExact` is false where there are at least so many. */
export const EventCount = Type.Object({ count: Type.Integer(), isExact: Type.Boolean() });
export type EventCount = Static<typeof EventCount>;

/** Roles, staff and brand admins who did anything that the caller may see. */
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
  ...{ id, stream, category, entityId, revision, position, type, time, command, actor, reason },
  ...{ data, changes },
  recordedTime: Instant,
  isHousekeeping: Type.Boolean(),
  commandId: Nullable(Type.String()),
  /** The event that it follows from, or that the command was for which brought it too; null for what the command itself did. */
  parent: Nullable(Type.String()),
  /** 0 for what the command itself did. */
  depth: Type.Integer(),
  /** The one that was asked for. */
  isAsked: Type.Boolean(),
});
export type CausedEvent = Static<typeof CausedEvent>;

/** One command with all that it caused, in the order of a tree: each event is followed by what follows from it. */
export const CauseTree = Type.Object({
  correlationId: Nullable(Type.String()),
  /** What began it; null where that concerns others alone, or was another's hand. */
  command: Nullable(
    Type.Object({
      id: Type.String(),
      name: Nullable(Type.String()),
      actor: HistoryEntry.properties.actor,
      reason: Nullable(Type.String()),
      receivedTime: Nullable(Instant),
      /** It came under an idempotency key: sent again, it counts once. */
      isKeyed: Type.Boolean(),
    }),
  ),
  /** False where it caused more than is told: the first events are. */
  isWhole: Type.Boolean(),
  data: Type.Array(CausedEvent),
  names: History.properties.names,
});
export type CauseTree = Static<typeof CauseTree>;
