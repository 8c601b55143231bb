import Type, { type Static } from 'typebox';
import { operationKinds } from '#domain/replay/read-models.ts';
import { Instant, Nullable, OneOf, Page } from '#http/contract.ts';
import { IdParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { operationPhases, operationStatuses } from '#projections/kit/tables/operations.ts';

const Count = Type.Integer({ minimum: 0 });
/** Events per second. */
export const Rate = Nullable(Type.Number({ description: 'Events per second' }));

/** The account that requested the operation; `name` is looked up on read. */
const By = Type.Object({
  label: Type.String(),
  id: Nullable(Type.Integer()),
  name: Nullable(Type.String()),
});

/** The rows of one entity, named by projection and key, or by the category and id of a stream. */
const OfEntity = Type.Object({ of: Type.Literal('entity'), name: Type.String(), id: Type.String() });

/** What a verification checks or a repair corrects. */
export const OperationSubject = Type.Union([
  Type.Object({ of: Type.Literal('rows'), projections: Nullable(Type.Array(Type.String())) }),
  Type.Object({
    of: Type.Literal('log'),
    /** `from` is the start position of a verification, `position` the log line of a repair. */
    from: Type.Optional(Type.String()),
    position: Type.Optional(Type.String()),
  }),
  Type.Object({ of: Type.Literal('counters') }),
  OfEntity,
]);
export type OperationSubject = Static<typeof OperationSubject>;

/** What a verification checked, or where a repair is recorded. Fields of the other kind are left out. */
export const OperationResult = Type.Object({
  from: Type.Optional(Type.String()),
  /** Position at which the log comparison ended or the rows were compared. */
  position: Type.Optional(Type.String()),
  events: Type.Optional(Type.String()),
  rows: Type.Optional(Type.String()),
  /** Number of parked rows, which a verification does not compare. */
  parked: Type.Optional(Count),
  /** SHA-256 over all lines of the log; equal logs have equal hashes. */
  hashes: Type.Optional(Type.Object({ store: Type.String(), mirror: Type.String() })),
  /** Positions of the events that record a repair. */
  recorded: Type.Optional(Type.Array(Type.String())),
});

/** A requested operation on the read models and its progress. */
export const Operation = Type.Object({
  /** Number of the operation, from 1. */
  id: Type.Integer(),
  kind: OneOf(operationKinds),
  /** Projections that a rebuild covers; null means all. */
  projections: Nullable(Type.Array(Type.String())),
  /** Subject of a verification or repair; null for other operations. */
  subject: Nullable(OperationSubject),
  /** `past` means that the read models it was requested for no longer exist. */
  status: OneOf(operationStatuses),
  /** Why the operation was refused or failed; null otherwise. */
  message: Nullable(Type.String()),
  by: By,
  isFromCommandLine: Type.Boolean(),
  reason: Nullable(Type.String()),
  requestedTime: Instant,
  startedTime: Nullable(Instant),
  endedTime: Nullable(Instant),
  /** Phase of the running operation; null while it waits and after it ended. */
  phase: Nullable(OneOf(operationPhases)),
  /** Events folded or compared so far, and their total; null before the operation starts to count. */
  processed: Nullable(Count),
  of: Nullable(Count),
  eventsPerSecond: Rate,
  secondsLeft: Nullable(Type.Number()),
  /** Number of differences that a verification found or a repair corrected; null for other operations. */
  differences: Nullable(Count),
  result: Nullable(OperationResult),
});
export type Operation = Static<typeof Operation>;

/** A page of operations, newest first. */
export const OperationsPage = Page(Operation);
export type OperationsPage = Static<typeof OperationsPage>;

export const OperationsQuery = ListQuery({});
export type OperationsQuery = Static<typeof OperationsQuery>;

export const OperationParams = Type.Object({ id: IdParam });
export type OperationParams = Static<typeof OperationParams>;
