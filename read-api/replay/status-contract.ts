import Type, { type Static } from 'typebox';
import { Instant, Nullable, OneOf } from '#http/contract.ts';
import { Position } from '#http/positions.ts';
import { operationPhases } from '#projections/kit/tables/operations.ts';
import { Operation, Rate } from './operation-contract.ts';

const Count = Type.Integer({ minimum: 0 });

/** Tables beside the live ones. */
const Beside = Type.Object({
  position: Type.String({ description: 'A position of the log; -1 before the first event' }),
  processed: Count,
});

export const ProjectionStatus = Type.Object({
  name: Type.String(),
  /** All live projections share one checkpoint, so these three are the same for all of them. */
  position: Type.String({ description: 'A position of the log; -1 before the first event' }),
  lagSeconds: Type.Number(),
  eventsPerSecond: Type.Number(),
  parked: Type.Object({ entities: Count, events: Count }),
  /** What an unfinished rebuild has built of it, and what is kept from before the last one. */
  next: Nullable(Beside),
  former: Nullable(Beside),
});
export type ProjectionStatus = Static<typeof ProjectionStatus>;

/** What is not well: `frozen` (events wait, nothing moves), `behind`, `parked`. */
export const problemCodes = ['frozen', 'behind', 'parked'] as const;

export const ReplayStatus = Type.Object({
  isHealthy: Type.Boolean(),
  problems: Type.Array(Type.Object({ code: OneOf(problemCodes), message: Type.String() })),
  eventStore: Type.Object({
    kind: OneOf(['embedded', 'given']),
    /** Host and port, without credentials. */
    address: Type.String(),
  }),
  /** Whether any process runs the projections at the moment. */
  isRunning: Type.Boolean(),
  position: Type.String({ description: 'What the live projections have reached; -1 before the first event' }),
  /** Position of the newest event in the store. */
  head: Position,
  /** For how long the oldest event that is not handled yet has waited; 0 when there is none. */
  lagSeconds: Type.Number(),
  /** Lately. */
  eventsPerSecond: Type.Number(),
  /** Events handled since the beginning. */
  processed: Count,
  /** When the checkpoint moved last. */
  movedTime: Instant,
  /** How often the read models were switched for others. */
  generation: Type.Integer(),
  projections: Type.Array(ProjectionStatus),
  unknownTypes: Type.Array(Type.Object({ type: Type.String(), count: Count })),
  /** A rebuild that has not ended, asked for here or on the command line. */
  rebuild: Nullable(
    Type.Object({
      projections: Type.Array(Type.String()),
      startedTime: Instant,
      /** Whether any process works on it at the moment. */
      isRunning: Type.Boolean(),
      processed: Count,
      of: Count,
      phase: Nullable(OneOf(operationPhases)),
      eventsPerSecond: Rate,
      secondsLeft: Nullable(Type.Number()),
    }),
  ),
  /** What is kept from before the last rebuild: `switch-back` takes it back, `drop-old` drops it. */
  former: Nullable(Type.Object({ projections: Type.Array(Type.String()), position: Type.String() })),
  /** What was asked for last and may not have ended; null where nothing ever was. */
  operation: Nullable(Operation),
});
export type ReplayStatus = Static<typeof ReplayStatus>;
