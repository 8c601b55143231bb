import Type, { type Static } from 'typebox';
import { Instant, OneOf } from '#http/contract.ts';
import { HistoryEntry } from '../history/contract.ts';

const Revision = Type.String({ pattern: '^\\d{1,18}$', description: 'A revision of its own stream' });
const moment =
  'ISO 8601 with its offset (2026-01-31T10:00:00+09:00); a day alone is its end in Korea (UTC+9); what is still to come is now';

/** At which point a detail is asked for: one of the three, or none for now. */
export const AsOfQuery = Type.Object(
  {
    as_of: Type.Optional(
      Type.String({
        maxLength: 40,
        description: `As it was: by the times at which things happened. ${moment}`,
      }),
    ),
    as_of_recorded: Type.Optional(
      Type.String({
        maxLength: 40,
        description: `As it was shown: by the times at which events were recorded. ${moment}`,
      }),
    ),
    revision: Type.Optional(Revision),
  },
  { additionalProperties: false },
);
export type AsOfQuery = Static<typeof AsOfQuery>;

/** Which times count, and so what the answer means. */
export const pointKinds = ['time', 'recorded_time', 'revision'] as const;

/** Which point an answer is of. Names of people, brands, products and other masters are today's. */
export const AsOf = Type.Object({
  /** `time`: what was so then. `recorded_time`: what was known then. `revision`: right after that event. */
  by: OneOf(pointKinds),
  /** The moment that it is of. */
  time: Instant,
  revision: Type.String(),
  /** The newest revision that there is by now. */
  latestRevision: Type.String(),
  /** The newest event of its own that counts. */
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

/** What differs between two points of one entity, as a history names the fields. */
export const Difference = Type.Object({
  from: AsOf,
  to: AsOf,
  /** Of a tryset also those of its items. Personal data say that they changed, not what they are. */
  changes: Type.Array(
    Type.Object({
      category: Type.String(),
      entityId: Type.String(),
      field: Type.String(),
      before: Type.Unknown(),
      after: Type.Unknown(),
    }),
  ),
  /** How many events lie between the two. */
  count: Type.Integer(),
  /** The newest 500 of them, newest first. */
  events: Type.Array(HistoryEntry),
  /** What the ids are called, as in a history. */
  names: Type.Record(Type.String(), Type.String()),
});
export type Difference = Static<typeof Difference>;

/** The field that a detail's answer has where it was asked for a point. */
export const asOfField = { asOf: Type.Optional(AsOf) };
