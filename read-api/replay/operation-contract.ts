import Type, { type Static } from 'typebox';
import { operationKinds } from '#domain/replay/read-models.ts';
import { Instant, Nullable, OneOf, Page } from '#http/contract.ts';
import { IdParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { operationPhases, operationStatuses } from '#projections/kit/tables/operations.ts';

const Count = Type.Integer({ minimum: 0 });
/** Events a second. */
export const Rate = Nullable(Type.Number({ description: 'Events a second' }));

/** Who asked for something; `name` is looked up now. */
const By = Type.Object({
  label: Type.String(),
  id: Nullable(Type.Integer()),
  name: Nullable(Type.String()),
});

/** The rows of one entity: by a projection and a key, or by the category and id of a stream. */
const OfEntity = Type.Object({ of: Type.Literal('entity'), name: Type.String(), id: Type.String() });

/** What is verified or repaired. */
export const OperationSubject = Type.Union([
  Type.Object({ of: Type.Literal('rows'), projections: Nullable(Type.Array(Type.String())) }),
  Type.Object({
    of: Type.Literal('log'),
    /** Of a verification, where it begins; of a repair, which line. */
    from: Type.Optional(Type.String()),
    position: Type.Optional(Type.String()),
  }),
  Type.Object({ of: Type.Literal('counters') }),
  OfEntity,
]);
export type OperationSubject = Static<typeof OperationSubject>;

/** What a verification looked at, or where a repair is recorded. What is not known of a kind is left out. */
export const OperationResult = Type.Object({
  from: Type.Optional(Type.String()),
  /** Up to where the log was looked at, or the position at which rows were. */
  position: Type.Optional(Type.String()),
  events: Type.Optional(Type.String()),
  rows: Type.Optional(Type.String()),
  /** Rows that stand still and were not compared. */
  parked: Type.Optional(Count),
  /** SHA-256 over all lines of the log; equal logs have the same. */
  hashes: Type.Optional(Type.Object({ store: Type.String(), mirror: Type.String() })),
  /** Positions of the events that record a repair. */
  recorded: Type.Optional(Type.Array(Type.String())),
});

/** What somebody asked to be done with the read models, and how far it is. */
export const Operation = Type.Object({
  /** They are counted from 1. */
  id: Type.Integer(),
  kind: OneOf(operationKinds),
  /** Of a rebuild; null: all. */
  projections: Nullable(Type.Array(Type.String())),
  /** Of a verification or a repair. */
  subject: Nullable(OperationSubject),
  /** `past` is one that was asked of read models that have gone since. */
  status: OneOf(operationStatuses),
  /** Why it was refused or failed. */
  message: Nullable(Type.String()),
  by: By,
  isFromCommandLine: Type.Boolean(),
  reason: Nullable(Type.String()),
  requestedTime: Instant,
  startedTime: Nullable(Instant),
  endedTime: Nullable(Instant),
  /** Null while it has none (any more). */
  phase: Nullable(OneOf(operationPhases)),
  /** Events folded or compared, of so many. */
  processed: Nullable(Count),
  of: Nullable(Count),
  eventsPerSecond: Rate,
  secondsLeft: Nullable(Type.Number()),
  /** How many a verification has found, or a repair put right. */
  differences: Nullable(Count),
  result: Nullable(OperationResult),
});
export type Operation = Static<typeof Operation>;

/** Newest first. */
export const OperationsPage = Page(Operation);
export type OperationsPage = Static<typeof OperationsPage>;

export const OperationsQuery = ListQuery({});
export type OperationsQuery = Static<typeof OperationsQuery>;

export const OperationParams = Type.Object({ id: IdParam });
export type OperationParams = Static<typeof OperationParams>;
