import Type, { type Static } from 'typebox';
import { Instant, OneOf } from '#http/contract.ts';
import { HistoryEntry } from '../history/contract.ts';

const Revision = Type.String({
  pattern: '^\\d{1,18}$',
  description: 'A revision of the entity’s own stream',
});
export const moment =
  'ISO 8601 with its offset (2026-01-31T10:00:00+09:00); a date alone means its end in Korea (UTC+9); a future time means now';

/**
 * The point in time of a detail call: at most one of three parameters. Without any, the call answers the current
 * state.
 */
export const AsOfQuery = Type.Object(
  {
    as_of: Type.Optional(
      Type.String({
        maxLength: 40,
        description: `The state at this time, by the times at which events happened. ${moment}`,
      }),
    ),
    as_of_recorded: Type.Optional(
      Type.String({
        maxLength: 40,
        description: `The state as shown at this time, by the times at which events were recorded. ${moment}`,
      }),
    ),
    revision: Type.Optional(Revision),
  },
  { additionalProperties: false },
);
export type AsOfQuery = Static<typeof AsOfQuery>;

/** The ways to name a point of the past. */
export const pointKinds = ['time', 'recorded_time', 'revision'] as const;

/** The point in time that an answer shows. Names of people, brands, products and other masters are current. */
export const AsOf = Type.Object({
  /**
   * The kind of point. `time`: the state at that time. `recorded_time`: the state known at that time. `revision`: the
   * state right after that event.
   */
  by: OneOf(pointKinds),
  /** The instant of the point. */
  time: Instant,
  revision: Type.String(),
  /** The entity's newest revision today. */
  latestRevision: Type.String(),
  /** The newest event of the entity itself at the point. */
  event: Type.Object({ id: Type.String(), type: Type.String(), time: Instant, recordedTime: Instant }),
});
export type AsOf = Static<typeof AsOf>;

const end =
  'A revision, a time as `as_of` takes it, `recorded:` and a time as `as_of_recorded` takes it, or `now`';

export const DifferenceQuery = Type.Object(
  {
    from: Type.Optional(
      Type.String({ minLength: 1, maxLength: 50, description: `${end}; its beginning unless given` }),
    ),
    to: Type.Optional(
      Type.String({ minLength: 1, maxLength: 50, description: `${end}, which it is unless given` }),
    ),
  },
  { additionalProperties: false },
);
export type DifferenceQuery = Static<typeof DifferenceQuery>;

/** The difference between two points of one entity, with fields named as in its history. */
export const Difference = Type.Object({
  from: AsOf,
  to: AsOf,
  /**
   * The changed fields. A tryset's difference includes changes of its items. Personal data is only marked as changed.
   */
  changes: Type.Array(
    Type.Object({
      category: Type.String(),
      entityId: Type.String(),
      field: Type.String(),
      before: Type.Unknown(),
      after: Type.Unknown(),
    }),
  ),
  /** Number of events between the two points. */
  count: Type.Integer(),
  /** The newest 500 events between the points, newest first. */
  events: Type.Array(HistoryEntry),
  /** Names of the ids in the changes and events, as in a history. */
  names: Type.Record(Type.String(), Type.String()),
});
export type Difference = Static<typeof Difference>;

/** The field added to a detail's answer for a point in the past. */
export const asOfField = { asOf: Type.Optional(AsOf) };
