import Type, { type Static } from 'typebox';
import { Instant, Nullable, OneOf } from '#http/contract.ts';
import { History, HistoryEntry } from '../kit/history/contract.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';
import { queueLists, queues } from './queues.ts';

/** A waiting entity, as its list shows it. */
export const HomeThing = Type.Object({
  id: Type.Integer(),
  picture: Nullable(PictureSet),
  /** Name of the entity's product; empty until the product's own events are projected. */
  title: Type.String(),
  /** Second line of the entity: the code of the garment or product, or the name of the tryset's member. */
  second: Type.String(),
  /** Since when the entity waits; null if no event records it. */
  since: Nullable(Instant),
});
export type HomeThing = Static<typeof HomeThing>;

export const HomeQueue = Type.Object({
  name: OneOf(queues.map(({ name }) => name)),
  /**
   * Name of the list that shows the waiting entities, and the query for it. The list returns exactly `count` rows,
   * oldest first.
   */
  list: OneOf(queueLists),
  query: Type.Record(Type.String(), Type.String()),
  count: Type.Integer(),
  /** Since when the oldest entity waits; null if the queue is empty or no event records it. */
  since: Nullable(Instant),
  /** The first five entities of the queue. */
  oldest: Type.Array(HomeThing),
});
export type HomeQueue = Static<typeof HomeQueue>;

/** Queues of the caller, most urgent first, including empty ones. */
export const Home = Type.Object({ data: Type.Array(HomeQueue) });
export type Home = Static<typeof Home>;

/** Number of waiting entities per queue, in the order of `Home`, each with the list that shows them. */
export const HomeCounts = Type.Object({
  data: Type.Array(Type.Pick(HomeQueue, ['name', 'list', 'query', 'count'])),
});
export type HomeCounts = Static<typeof HomeCounts>;

/**
 * Changes by others since an instant, by event type and by entity, without consequences of the caller's own actions.
 */
export const HomeChanges = Type.Object({
  since: Instant,
  /** Instant up to which all changes are included; the next call may start here. */
  until: Instant,
  count: Type.Integer(),
  /** False if too many events occurred to examine them all; then the newest are included. */
  isWhole: Type.Boolean(),
  /** The most frequent event types, at most eight. */
  types: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
  /** The most recently changed entities, at most eight, each with its newest event. */
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
