import Type, { type Static } from 'typebox';
import { Nullable, VisibleText } from '#http/contract.ts';

const Reason = VisibleText(2000);

export const ParkedParams = Type.Object({
  projection: Type.String({ minLength: 1, maxLength: 100 }),
  entity: Type.String({ minLength: 1, maxLength: 300 }),
});
export type ParkedParams = Static<typeof ParkedParams>;

/** The path of `POST /v1/replay/parked/{projection}/{entity}/retry` and `…/skip`. */
export const ParkedAction = Type.Object(
  {
    position: Type.String({
      pattern: '^\\d{1,18}$',
      maxLength: 18,
      description: 'Position of the first parked event, as the list shows it; another position is a 409',
    }),
    reason: Reason,
  },
  { additionalProperties: false },
);
export type ParkedAction = Static<typeof ParkedAction>;

/** The recorded decision. A read with `x-min-position` at this position shows its effect. */
export const ParkedAnswer = Type.Object({
  projection: Type.String(),
  entity: Type.String(),
  status: Type.Enum(['retried', 'skipped']),
  revision: Type.String(),
  position: Type.String(),
});
export type ParkedAnswer = Static<typeof ParkedAnswer>;

const Name = Type.String({ minLength: 1, maxLength: 100 });
const LogPosition = Type.String({
  pattern: '^\\d{1,18}$',
  maxLength: 18,
  description: 'A position of the log',
});

const Projections = Type.Optional(
  Nullable(
    Type.Array(Name, {
      minItems: 1,
      maxItems: 100,
      description: 'Names of projections; those that belong together are taken together. All by default',
    }),
  ),
);

/** The body of `POST /v1/replay/rebuilds`. */
export const RequestRebuild = Type.Object(
  {
    projections: Projections,
    source: Type.Optional(
      Type.Literal('event-store', { description: 'Where events are read; the log mirror by default' }),
    ),
    reason: Type.Optional(Reason),
  },
  { additionalProperties: false },
);
export type RequestRebuild = Static<typeof RequestRebuild>;

/** The fields that name the rows of one entity. */
const Entity = {
  name: Type.String({
    minLength: 1,
    maxLength: 100,
    description:
      'A projection, with `id` as a key of its rows; or a stream category, for all rows that the stream produces',
  }),
  id: Type.String({ minLength: 1, maxLength: 300 }),
};

/** The body of `POST /v1/replay/verifications`: rows and counters, the log mirror against the event store, or one entity. */
export const RequestVerification = Type.Object(
  {
    of: Type.Enum(['rows', 'log', 'entity']),
    projections: Projections,
    from: Type.Optional(LogPosition),
    name: Type.Optional(Entity.name),
    id: Type.Optional(Entity.id),
    reason: Type.Optional(Reason),
  },
  {
    additionalProperties: false,
    description: '`rows` takes `projections`, `log` takes `from` (default 0), `entity` needs `name` and `id`',
  },
);
export type RequestVerification = Static<typeof RequestVerification>;

/** The body of `POST /v1/replay/repairs`: the rows of one entity, a line of the log mirror, or all counters. */
export const RequestRepair = Type.Object(
  {
    of: Type.Enum(['entity', 'log', 'counters']),
    name: Type.Optional(Entity.name),
    id: Type.Optional(Entity.id),
    position: Type.Optional(LogPosition),
    reason: Type.Optional(Reason),
  },
  {
    additionalProperties: false,
    description: '`entity` needs `name` and `id`, `log` needs `position`, `counters` nothing',
  },
);
export type RequestRepair = Static<typeof RequestRepair>;

/** The body of `…/cancel`, `…/switch-back` and `…/drop-old`, which may be empty. */
export const OperationAction = Type.Object(
  { reason: Type.Optional(Reason) },
  { additionalProperties: false },
);
export type OperationAction = Static<typeof OperationAction>;
