import Type, { type Static } from 'typebox';
import { Instant, Nullable, Page } from '#http/contract.ts';
import { ListQuery } from '#http/lists.ts';
import { Position } from '#http/positions.ts';

const Count = Type.Integer({ minimum: 0 });

/** A row of a projection that stands still since an event that it could not take. */
export const Parked = Type.Object({
  projection: Type.String(),
  /** The row's key in that projection; the name of a stream where not even that could be told. */
  entity: Type.String(),
  /** The event that stands first. */
  position: Position,
  stream: Type.String(),
  type: Type.String(),
  error: Type.String(),
  parkedTime: Instant,
  /** How many later events of the same projection and entity wait behind it. */
  waiting: Count,
  /** How often it was tried again, in vain. */
  retries: Count,
  retriedTime: Nullable(Instant),
});
export type Parked = Static<typeof Parked>;

/** Oldest first. */
export const ParkedPage = Page(Parked);
export type ParkedPage = Static<typeof ParkedPage>;

export const ParkedQuery = ListQuery({
  projection: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
});
export type ParkedQuery = Static<typeof ParkedQuery>;

export const ParkedParams = Type.Object({
  projection: Type.String({ minLength: 1, maxLength: 100 }),
  entity: Type.String({ minLength: 1, maxLength: 300 }),
});
export type ParkedParams = Static<typeof ParkedParams>;

/** The events of a parked row, the one that stands first first; at most 200 of them. Sealed data stay sealed. */
export const ParkedDetail = Type.Object({
  ...Parked.properties,
  events: Type.Array(
    Type.Object({
      position: Position,
      stream: Type.String(),
      revision: Type.String(),
      type: Type.String(),
      /** When it happened. */
      time: Instant,
      parkedTime: Instant,
      error: Type.String(),
      data: Type.Unknown(),
      metadata: Type.Unknown(),
    }),
  ),
});
export type ParkedDetail = Static<typeof ParkedDetail>;
