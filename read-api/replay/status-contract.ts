import Type, { type Static } from 'typebox';
import { Instant, Nullable, OneOf } from '#http/contract.ts';
import { Position } from '#http/positions.ts';
import { operationPhases } from '#projections/kit/tables/operations.ts';
import { Operation, Rate } from './operation-contract.ts';

const Count = Type.Integer({ minimum: 0 });

/** Tables of a projection beside its live ones. */
const Beside = Type.Object({
  position: Type.String({ description: 'Position in the log; -1 before the first event' }),
  processed: Count,
});

export const ProjectionStatus = Type.Object({
  name: Type.String(),
  /** All live projections share one checkpoint, so position, lag and rate are equal for all. */
  position: Type.String({ description: 'Position in the log; -1 before the first event' }),
  lagSeconds: Type.Number(),
  eventsPerSecond: Type.Number(),
  parked: Type.Object({ entities: Count, events: Count }),
  /**
   * The projection's tables of an unfinished rebuild, and its tables from before the last rebuild; null if there are
   * none.
   */
  next: Nullable(Beside),
  former: Nullable(Beside),
});
export type ProjectionStatus = Static<typeof ProjectionStatus>;

/** Problems of the read models: `frozen` (events wait and none is processed), `behind`, `parked`. */
export const problemCodes = ['frozen', 'behind', 'parked'] as const;

export const ReplayStatus = Type.Object({
  isHealthy: Type.Boolean(),
  problems: Type.Array(Type.Object({ code: OneOf(problemCodes), message: Type.String() })),
  eventStore: Type.Object({
    kind: OneOf(['embedded', 'given']),
    /** Host and port of the event store, without credentials. */
    address: Type.String(),
  }),
  /** Whether any process currently runs the projections. */
  isRunning: Type.Boolean(),
  position: Type.String({
    description: 'Position that the live projections have reached; -1 before the first event',
  }),
  /** Position of the newest event in the store. */
  head: Position,
  /** Age in seconds of the oldest unprocessed event; 0 if there is none. */
  lagSeconds: Type.Number(),
  /** Events processed per second, as a recent average. */
  eventsPerSecond: Type.Number(),
  /** Events processed since the first one. */
  processed: Count,
  /** When the checkpoint last moved. */
  movedTime: Instant,
  /** How often rebuilt read models have replaced the live ones. */
  generation: Type.Integer(),
  projections: Type.Array(ProjectionStatus),
  unknownTypes: Type.Array(Type.Object({ type: Type.String(), count: Count })),
  /** An unfinished rebuild, requested over the API or on the command line; null if there is none. */
  rebuild: Nullable(
    Type.Object({
      projections: Type.Array(Type.String()),
      startedTime: Instant,
      /** Whether any process currently works on the rebuild. */
      isRunning: Type.Boolean(),
      processed: Count,
      of: Count,
      phase: Nullable(OneOf(operationPhases)),
      eventsPerSecond: Rate,
      secondsLeft: Nullable(Type.Number()),
    }),
  ),
  /**
   * Tables from before the last rebuild: `switch-back` makes them live again, `drop-old` drops them. Null if there
   * are none.
   */
  former: Nullable(Type.Object({ projections: Type.Array(Type.String()), position: Type.String() })),
  /** The latest operation, possibly unfinished; null if none was ever requested. */
  operation: Nullable(Operation),
});
export type ReplayStatus = Static<typeof ReplayStatus>;
