import Type, { type Static } from 'typebox';
import { roles } from '#domain/actor.ts';
import { Instant, Nullable } from '#http/contract.ts';
import { FlagParam, SomeOf, TimeParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import type { Areas } from '../area.ts';
import { PictureSet } from '../shown/picture-contract.ts';

/** Another event, in this timeline or in that of another entity. */
export const HistoryLink = Type.Object({
  id: Type.String(),
  stream: Type.String(),
  category: Type.String(),
  entityId: Type.String(),
  type: Type.String(),
  time: Instant,
  /** It stands in the timeline that was asked for, on this page of it or another. */
  isHere: Type.Boolean(),
});
export type HistoryLink = Static<typeof HistoryLink>;

/** One event of a timeline. Sentences are written by the reader from `type` and `data`, in the reader's language. */
export const HistoryEntry = Type.Object({
  id: Type.String(),
  stream: Type.String(),
  /** The stream's category, for example `tryset_item`. */
  category: Type.String(),
  entityId: Type.String(),
  revision: Type.String(),
  position: Type.String(),
  /** An event of another hand may be of a type that nobody here knows, and so may the role of who did it. */
  type: Type.String(),
  /** When it happened. */
  time: Instant,
  /** When the store recorded it. */
  recordedTime: Instant,
  isImported: Type.Boolean(),
  /** The source lacked this time; it was derived. */
  isTimeDerived: Type.Boolean(),
  command: Nullable(Type.String()),
  actor: Type.Object({
    label: Type.String(),
    id: Nullable(Type.Integer()),
    /** Looked up now, never stored in the event. */
    name: Nullable(Type.String()),
  }),
  reason: Nullable(Type.String()),
  correlationId: Nullable(Type.String()),
  causationId: Nullable(Type.String()),
  /** The event that it follows from, or that the request was for which brought it too. */
  cause: Nullable(HistoryLink),
  /** The events that follow from it. */
  effects: Type.Array(HistoryLink),
  /** It keeps the system's books and tells a reader nothing that another event does not. */
  isHousekeeping: Type.Boolean(),
  /** The event's data without personal data, for the sentence. */
  data: Type.Record(Type.String(), Type.Unknown()),
  /** The fields of the entity that it changed. */
  changes: Type.Array(Type.Object({ field: Type.String(), before: Type.Unknown(), after: Type.Unknown() })),
  /** The picture that a memo took along; null with every other event. */
  picture: Nullable(PictureSet),
  /** The event as stored; for staff only. */
  raw: Type.Optional(Type.Unknown()),
});
export type HistoryEntry = Static<typeof HistoryEntry>;

/** Newest first. `count` is the exact number that the filters match; `types`, `categories` and `actors` are what a filter bar offers, over
 * the whole timeline. */
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
  /** How many events of the whole timeline are housekeeping. */
  housekeeping: Type.Integer(),
  /** What the ids in `data` and `changes` are called, by `<kind>-<id>`: `product-12`, `stock_item-7`. */
  names: Type.Record(Type.String(), Type.String()),
});
export type History = Static<typeof History>;

const types = Type.Optional(
  Type.String({ maxLength: 2000, description: 'Event types, with commas between them' }),
);
const actor = `(${roles.join('|')})(:\\d{1,10})?`;
const actors = Type.Optional(
  Type.String({
    pattern: `^${actor}(,${actor})*$`,
    maxLength: 2000,
    description: '`label` or `label:id`, with commas between them',
  }),
);
const without_housekeeping = Type.Optional(FlagParam);
const [time_after, time_before] = [Type.Optional(TimeParam), Type.Optional(TimeParam)];

/** The filters that whatever shows events has. */
export const HistoryParams = { types, actors, without_housekeeping, time_after, time_before };

/** The kinds of streams that a history may be asked for alone. */
export function filterCategories(streams: Areas['streams']): string[] {
  return Object.keys(streams).filter((category) => streams[category]?.isFilter);
}

/** Filters of a history. Without `categories` it is one timeline of all related streams. */
export function HistoryQuery({ streams }: Areas) {
  const categories = Type.Optional(SomeOf(filterCategories(streams)));
  return ListQuery({ types, actors, categories, without_housekeeping, time_after, time_before });
}
export type HistoryQuery = Static<ReturnType<typeof HistoryQuery>>;
