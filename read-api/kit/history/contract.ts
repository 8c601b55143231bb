import Type, { type Static } from 'typebox';
import { roles } from '#domain/actor.ts';
import { Instant, Nullable } from '#http/contract.ts';
import { FlagParam, SomeOf, TextsParam, TimeParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import type { Areas } from '../area.ts';
import { PictureSet } from '../shown/picture-contract.ts';

/** A link to another event, in the same timeline or another entity's. */
export const HistoryLink = Type.Object({
  id: Type.String(),
  stream: Type.String(),
  category: Type.String(),
  entityId: Type.String(),
  type: Type.String(),
  time: Instant,
  /** Whether the linked event is in the requested timeline, on any page. */
  isHere: Type.Boolean(),
});
export type HistoryLink = Static<typeof HistoryLink>;

/** One event of a timeline. Clients form sentences from `type` and `data`, in the reader's language. */
export const HistoryEntry = Type.Object({
  id: Type.String(),
  stream: Type.String(),
  /** Category of the event's stream, for example `tryset_item`. */
  category: Type.String(),
  entityId: Type.String(),
  revision: Type.String(),
  position: Type.String(),
  /** Type of the event. Foreign writers may use event types and actor roles unknown here. */
  type: Type.String(),
  /** Effective time of the event. */
  time: Instant,
  /** When the store recorded the event. */
  recordedTime: Instant,
  isImported: Type.Boolean(),
  /** Whether the effective time was derived, as the imported source had none. */
  isTimeDerived: Type.Boolean(),
  command: Nullable(Type.String()),
  actor: Type.Object({
    label: Type.String(),
    id: Nullable(Type.Integer()),
    /**
     * Name of the actor, looked up on read; null for the system, for forgotten persons, and if the caller may not see
     * it.
     */
    name: Nullable(Type.String()),
  }),
  reason: Nullable(Type.String()),
  correlationId: Nullable(Type.String()),
  causationId: Nullable(Type.String()),
  /** The causing event, or the main event of the request that caused both; null if this event has no cause. */
  cause: Nullable(HistoryLink),
  /** The events that this event caused. */
  effects: Type.Array(HistoryLink),
  /** Whether the event is bookkeeping that repeats another event. */
  isHousekeeping: Type.Boolean(),
  /** The event's data without personal data. */
  data: Type.Record(Type.String(), Type.Unknown()),
  /** The entity's fields that the event changed. */
  changes: Type.Array(Type.Object({ field: Type.String(), before: Type.Unknown(), after: Type.Unknown() })),
  /** The picture of a memo; null for all other events. */
  picture: Nullable(PictureSet),
  /** The event as stored; for staff only. */
  raw: Type.Optional(Type.Unknown()),
});
export type HistoryEntry = Static<typeof HistoryEntry>;

/**
 * A page of a timeline, newest first. `count` is the exact number of matching events; `types`, `categories` and
 * `actors` are the filter choices over the whole timeline.
 */
export const History = Type.Object({
  count: Type.Integer(),
  length: Type.Integer(),
  next: Nullable(Type.String()),
  previous: Nullable(Type.String()),
  data: Type.Array(HistoryEntry),
  types: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
  categories: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
  actors: Type.Array(
    Type.Object({
      label: Type.String(),
      id: Nullable(Type.Integer()),
      name: Nullable(Type.String()),
      count: Type.Integer(),
    }),
  ),
  /** Number of bookkeeping events in the whole timeline. */
  housekeeping: Type.Integer(),
  /** Names of the ids in `data` and `changes`, by `<kind>-<id>`: `product-12`, `stock_item-7`. */
  names: Type.Record(Type.String(), Type.String()),
});
export type History = Static<typeof History>;

const types = Type.Optional(
  TextsParam(Type.String({ maxLength: 2000, description: 'Event types, separated by commas' })),
);
const actor = `(${roles.join('|')})(:\\d{1,10})?`;
const actors = Type.Optional(
  TextsParam(
    Type.String({
      pattern: `^${actor}(,${actor})*$`,
      maxLength: 2000,
      description: '`label` or `label:id`, separated by commas',
    }),
  ),
);
const without_housekeeping = Type.Optional(FlagParam);
const [time_after, time_before] = [Type.Optional(TimeParam), Type.Optional(TimeParam)];

/** Filters common to all views of events. */
export const HistoryParams = { types, actors, without_housekeeping, time_after, time_before };

/** Stream categories that a history can be filtered by. */
export function filterCategories(streams: Areas['streams']): string[] {
  return Object.keys(streams).filter((category) => streams[category]?.isFilter);
}

/** Filters of a history. Without `categories`, the history is one timeline of all related streams. */
export function HistoryQuery({ streams }: Areas) {
  const categories = Type.Optional(SomeOf(filterCategories(streams)));
  return ListQuery({ types, actors, categories, without_housekeeping, time_after, time_before });
}
export type HistoryQuery = Static<ReturnType<typeof HistoryQuery>>;
