import Type, { type Static } from 'typebox';
import { Instant, Nullable, Page } from '#http/contract.ts';
import { ListQuery } from '#http/lists.ts';
import { Position } from '#http/positions.ts';

const Count = Type.Integer({ minimum: 0 });

/** A row parked since an event that its projection failed to fold. */
export const Parked = Type.Object({
  projection: Type.String(),
  /** The row's key in the projection; the stream's name if the affected rows could not be determined. */
  entity: Type.String(),
  /** Position of the row's first parked event. */
  position: Position,
  stream: Type.String(),
  type: Type.String(),
  error: Type.String(),
  parkedTime: Instant,
  /** Number of later events of the same projection and entity that wait behind the parked one. */
  waiting: Count,
  /** Number of failed retries of the parked event. */
  retries: Count,
  retriedTime: Nullable(Instant),
});
export type Parked = Static<typeof Parked>;

/** A page of parked rows, oldest first. */
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

/** The parked events of a row in order, at most 200. Sealed data stays sealed. */
export const ParkedDetail = Type.Object({
  ...Parked.properties,
  events: Type.Array(
    Type.Object({
      position: Position,
      stream: Type.String(),
      revision: Type.String(),
      type: Type.String(),
      /** Effective time of the event. */
      time: Instant,
      parkedTime: Instant,
      error: Type.String(),
      data: Type.Unknown(),
      metadata: Type.Unknown(),
    }),
  ),
});
export type ParkedDetail = Static<typeof ParkedDetail>;
