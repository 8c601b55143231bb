import Type, { type Static } from 'typebox';
import { Instant, Nullable, OneOf } from '#http/contract.ts';
import { History, HistoryEntry } from '../kit/history/contract.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';
import { queueLists, queues } from './queues.ts';

/** A waiting thing, as its list shows it. */
export const HomeThing = Type.Object({
  id: Type.Integer(),
  picture: Nullable(PictureSet),
  /** The product's name; empty until the product's own events are projected. */
  title: Type.String(),
  /** The code of the garment or product, or the name of the tryset's member. */
  second: Type.String(),
  /** Null if no event tells. */
  since: Nullable(Instant),
});
export type HomeThing = Static<typeof HomeThing>;

export const HomeQueue = Type.Object({
  name: OneOf(queues.map(({ name }) => name)),
  /** The list with these things and its query; it returns exactly as many, oldest first. */
  list: OneOf(queueLists),
  query: Type.Record(Type.String(), Type.String()),
  count: Type.Integer(),
  /** Since when the oldest has waited; null if there is none or no event tells. */
  since: Nullable(Instant),
  /** The first five. */
  oldest: Type.Array(HomeThing),
});
export type HomeQueue = Static<typeof HomeQueue>;

/** Queues of the caller, most urgent first, including empty ones. */
export const Home = Type.Object({ data: Type.Array(HomeQueue) });
export type Home = Static<typeof Home>;

/** Number of waiting things per queue, in the same order, each with the list that shows them. */
export const HomeCounts = Type.Object({
  data: Type.Array(Type.Pick(HomeQueue, ['name', 'list', 'query', 'count'])),
});
export type HomeCounts = Static<typeof HomeCounts>;

/** Changes by others since an instant, by kind and by thing, without consequences of the caller's own actions. */
export const HomeChanges = Type.Object({
  since: Instant,
  /** All earlier events are included: the next call may start here. */
  until: Instant,
  count: Type.Integer(),
  /** False if more happened than was examined; the newest events are then included. */
  isWhole: Type.Boolean(),
  /** The most frequent event types, at most eight. */
  types: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
  /** The most recently changed things, at most eight, each with its newest event. */
  data: Type.Array(
    Type.Object({
      category: Type.String(),
      entityId: Type.String(),
      count: Type.Integer(),
      newest: HistoryEntry,
    }),
  ),
  names: History.properties.names,
});
export type HomeChanges = Static<typeof HomeChanges>;
