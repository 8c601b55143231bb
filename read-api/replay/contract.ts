import Type, { type Static } from 'typebox';
import { Instant, Nullable, Page } from '#http/contract.ts';
import { ListQuery } from '#http/lists.ts';
import { Position } from '#http/positions.ts';

const Count = Type.Integer({ minimum: 0 });
const Rate = Nullable(Type.Number({ description: 'Events a second' }));

/** Who asked for something; `name` is looked up now. */
const By = Type.Object({
  label: Type.String(),
  id: Nullable(Type.Integer()),
  name: Nullable(Type.String()),
});

export const operationKinds = ['rebuild', 'switch_back', 'drop_old', 'cancel'] as const;
/** `past` is one that was asked of read models that have gone since. */
export const operationStatuses = [
  'waiting',
  'running',
  'done',
  'canceled',
  'refused',
  'failed',
  'past',
] as const;
export const operationPhases = ['folding', 'indexing', 'switching'] as const;

/** What somebody asked to be done with the read models, and how far it is. */
export const Operation = Type.Object({
  /** They are counted from 1. */
  id: Type.Integer(),
  kind: Type.Enum([...operationKinds]),
  /** Null: all. */
  projections: Nullable(Type.Array(Type.String())),
  status: Type.Enum([...operationStatuses]),
  /** Why it was refused or failed. */
  message: Nullable(Type.String()),
  by: By,
  reason: Nullable(Type.String()),
  requestedTime: Instant,
  startedTime: Nullable(Instant),
  endedTime: Nullable(Instant),
  /** Null while it has none (any more). */
  phase: Nullable(Type.Enum([...operationPhases])),
  /** Events folded, of so many. */
  processed: Nullable(Count),
  of: Nullable(Count),
  eventsPerSecond: Rate,
  secondsLeft: Nullable(Type.Number()),
});
export type Operation = Static<typeof Operation>;

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
  problems: Type.Array(Type.Object({ code: Type.Enum([...problemCodes]), message: Type.String() })),
  eventStore: Type.Object({
    kind: Type.Enum(['embedded', 'given']),
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
      phase: Nullable(Type.Enum([...operationPhases])),
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

/** Newest first. */
export const OperationsPage = Page(Operation);
export type OperationsPage = Static<typeof OperationsPage>;

export const OperationsQuery = ListQuery({});
export type OperationsQuery = Static<typeof OperationsQuery>;
