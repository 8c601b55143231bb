import Type, { type Static } from 'typebox';
import { Instant, Nullable, OneOf } from '#http/contract.ts';
import { Position } from '#http/positions.ts';
import { operationPhases } from '#projections/kit/tables/operations.ts';
import { Operation, Rate } from './operation-contract.ts';

const Count = Type.Integer({ minimum: 0 });

/** Tables beside the live ones. */
const Beside = Type.Object({
  position: Type.String({ description: 'Position in the log; -1 before the first event' }),
  processed: Count,
});

export const ProjectionStatus = Type.Object({
  name: Type.String(),
  /** All live projections share one checkpoint, so these three are equal for all. */
  position: Type.String({ description: 'Position in the log; -1 before the first event' }),
  lagSeconds: Type.Number(),
  eventsPerSecond: Type.Number(),
  parked: Type.Object({ entities: Count, events: Count }),
  /** Its tables of an unfinished rebuild, and those kept from before the last one. */
  next: Nullable(Beside),
  former: Nullable(Beside),
});
export type ProjectionStatus = Static<typeof ProjectionStatus>;

/** Problems: `frozen` (events wait and nothing moves), `behind`, `parked`. */
export const problemCodes = ['frozen', 'behind', 'parked'] as const;

export const ReplayStatus = Type.Object({
  isHealthy: Type.Boolean(),
  problems: Type.Array(Type.Object({ code: OneOf(problemCodes), message: Type.String() })),
  eventStore: Type.Object({
    kind: OneOf(['embedded', 'given']),
    /** Host and port, without credentials. */
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
  /** Recent average. */
  eventsPerSecond: Type.Number(),
  /** Events processed since the beginning. */
  processed: Count,
  /** When the checkpoint last moved. */
  movedTime: Instant,
  /** How often the read models were switched for rebuilt ones. */
  generation: Type.Integer(),
  projections: Type.Array(ProjectionStatus),
  unknownTypes: Type.Array(Type.Object({ type: Type.String(), count: Count })),
  /** An unfinished rebuild, requested here or on the command line. */
  rebuild: Nullable(
    Type.Object({
      projections: Type.Array(Type.String()),
      startedTime: Instant,
      /** Whether any process currently works on it. */
      isRunning: Type.Boolean(),
      processed: Count,
      of: Count,
      phase: Nullable(OneOf(operationPhases)),
      eventsPerSecond: Rate,
      secondsLeft: Nullable(Type.Number()),
    }),
  ),
  /** Tables from before the last rebuild: `switch-back` makes them live again, `drop-old` drops them. */
  former: Nullable(Type.Object({ projections: Type.Array(Type.String()), position: Type.String() })),
  /** The latest operation, possibly unfinished; null without any. */
  operation: Nullable(Operation),
});
export type ReplayStatus = Static<typeof ReplayStatus>;
