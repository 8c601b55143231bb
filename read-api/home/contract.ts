import Type, { type Static } from 'typebox';
import { Instant, Nullable, OneOf } from '#http/contract.ts';
import { History, HistoryEntry } from '../kit/history/contract.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';
import { queueLists, queues } from './queues.ts';

/** One that waits, as its list would show it. */
export const HomeThing = Type.Object({
  id: Type.Integer(),
  picture: Nullable(PictureSet),
  /** The product's name; empty while its own events have not been projected. */
  title: Type.String(),
  /** The garment's or the product's code, or who asked for the tryset. */
  second: Type.String(),
  /** Null where no event says it. */
  since: Nullable(Instant),
});
export type HomeThing = Static<typeof HomeThing>;

export const HomeQueue = Type.Object({
  name: OneOf(queues.map(({ name }) => name)),
  /** The list that holds them, and what its call is asked for: it answers just as many, the oldest first. */
  list: OneOf(queueLists),
  query: Type.Record(Type.String(), Type.String()),
  count: Type.Integer(),
  /** Since when the oldest waits; null where there is none, or no event says it. */
  since: Nullable(Instant),
  /** The first five. */
  oldest: Type.Array(HomeThing),
});
export type HomeQueue = Static<typeof HomeQueue>;

/** What waits for the caller, the most pressing first, also what nothing waits in. */
export const Home = Type.Object({ data: Type.Array(HomeQueue) });
export type Home = Static<typeof Home>;

/** How much waits for the caller, queue by queue in their order. */
export const HomeCounts = Type.Object({ data: Type.Array(Type.Pick(HomeQueue, ['name', 'count'])) });
export type HomeCounts = Static<typeof HomeCounts>;

/** What others did since an instant, by kind and by thing. What follows by itself from what the caller did is left out. */
export const HomeChanges = Type.Object({
  since: Instant,
  /** All that happened before it is told: the next may be asked from here on. */
  until: Instant,
  count: Type.Integer(),
  /** False where more happened than is looked at: then the newest is told. */
  isWhole: Type.Boolean(),
  /** The types of events that happened most, at most eight. */
  types: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
  /** The things to which something happened last, at most eight, each with its newest event. */
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
