import Type, { type Static } from 'typebox';
import { Instant, Nullable, Page } from '#http/contract.ts';
import { IdParam } from '#http/filters.ts';
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

export const operationKinds = ['rebuild', 'switch_back', 'drop_old', 'cancel', 'verify', 'repair'] as const;
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
export const operationPhases = ['folding', 'indexing', 'switching', 'comparing'] as const;
export const differenceKinds = ['missing', 'surplus', 'different'] as const;

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
  kind: Type.Enum([...operationKinds]),
  /** Of a rebuild; null: all. */
  projections: Nullable(Type.Array(Type.String())),
  /** Of a verification or a repair. */
  subject: Nullable(OperationSubject),
  status: Type.Enum([...operationStatuses]),
  /** Why it was refused or failed. */
  message: Nullable(Type.String()),
  by: By,
  isFromCommandLine: Type.Boolean(),
  reason: Nullable(Type.String()),
  requestedTime: Instant,
  startedTime: Nullable(Instant),
  endedTime: Nullable(Instant),
  /** Null while it has none (any more). */
  phase: Nullable(Type.Enum([...operationPhases])),
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

export const OperationParams = Type.Object({ id: IdParam });
export type OperationParams = Static<typeof OperationParams>;

const Kind = Type.Enum([...differenceKinds]);
/** Null where it is a whole row or line, of which there is only one. */
const Column = Nullable(Type.String());
/** What stands there, and what should. Of persons it is told that something differs, not what. A long value is cut. */
const sides = { before: Type.Unknown(), after: Type.Unknown() };

/** A line of the log mirror that is not as the event store has it, a row that is not what its events say, or a counter that is not what the rows say. */
export const Difference = Type.Union([
  Type.Object({
    of: Type.Literal('log'),
    kind: Kind,
    position: Type.String(),
    stream: Type.String(),
    revision: Type.String(),
    type: Type.String(),
    column: Column,
    ...sides,
  }),
  Type.Object({
    of: Type.Literal('row'),
    kind: Kind,
    projection: Type.String(),
    table: Type.String(),
    entity: Type.String(),
    column: Column,
    ...sides,
  }),
  Type.Object({
    of: Type.Literal('counter'),
    kind: Kind,
    stat: Type.String(),
    scope: Type.Integer(),
    bucket: Type.String(),
    ...sides,
  }),
]);
export type Difference = Static<typeof Difference>;

/** The differences that are kept of an operation (the first 1,000), in the order in which they were found. */
export const DifferencesPage = Page(Difference);
export type DifferencesPage = Static<typeof DifferencesPage>;

export const DifferencesQuery = ListQuery({});
export type DifferencesQuery = Static<typeof DifferencesQuery>;
