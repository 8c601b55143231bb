import Type, { type Static, type TInteger, type TSchema } from 'typebox';

/** The answer to every refused call. The shape of `detail` depends on `errorCode`; the documentation lists both. */
export const ErrorAnswer = Type.Object({
  errorCode: Type.String(),
  message: Type.String(),
  detailCode: Type.Union([Type.String(), Type.Null()]),
  detail: Type.Record(Type.String(), Type.Unknown()),
  /** The stack of an unexpected error. Only a server with `DEBUG_ERRORS` sends it. */
  traceback: Type.Optional(Type.String()),
});
export type ErrorAnswer = Static<typeof ErrorAnswer>;

/** The answer to every accepted command. `position` is the highest position of its events, as decimal text. */
export const CommandAnswer = Type.Object({
  id: Type.Integer(),
  /** The entity's new status in its transition table. All kinds of entities share this answer schema, so it is any string. */
  status: Type.String(),
  revision: Type.String(),
  position: Type.String(),
  /** True if the entity was in this state already, so the command appended no event. */
  isUnchanged: Type.Optional(Type.Literal(true)),
});
export type CommandAnswer = Static<typeof CommandAnswer>;

/** The result for one item of a bulk command. */
export const ItemResult = Type.Object({
  id: Type.Integer(),
  ok: Type.Boolean(),
  status: Type.Optional(Type.String()),
  isUnchanged: Type.Optional(Type.Literal(true)),
  errorCode: Type.Optional(Type.String()),
  message: Type.Optional(Type.String()),
});
export type ItemResult = Static<typeof ItemResult>;

const how = {
  allowed: Type.Boolean(),
  /** Why the action is not available: `status`, or the code of the guard that forbids it. Null if the action is available. */
  reasonCode: Type.Union([Type.String(), Type.Null()]),
};

/** All actions of a transition table, with their availability for this entity and this caller. */
export function ActionsOf<const Name extends string>(table: readonly { action: Name }[]) {
  return Type.Array(Type.Object({ name: OneOf(table.map(({ action }) => action)), ...how }));
}

/** One action of any transition table. */
const Action = Type.Object({ name: Type.String(), ...how });
export type Action = Static<typeof Action>;

/** A page of a list: `count` is the exact total, `length` the number of rows in this page. Links are absolute. */
export function Page<Row extends TSchema>(row: Row) {
  return Type.Object({
    count: Type.Integer(),
    length: Type.Integer(),
    next: Type.Union([Type.String(), Type.Null()]),
    previous: Type.Union([Type.String(), Type.Null()]),
    data: Type.Array(row),
  });
}

export function Nullable<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()]);
}

/** The schema of a text for people to read, with at least one visible character. */
export function VisibleText(maxLength: number) {
  return Type.String({ minLength: 1, maxLength, format: 'visible' });
}

/** The schema of a person's, brand's or product's name. It contains letters, and other users see it. */
export function PublicName(maxLength: number) {
  return Type.String({
    minLength: 1,
    maxLength,
    format: 'public-name',
    description: 'One line without addresses',
  });
}

/** The schema of one of these codes. */
export function OneOf<const Value extends string>(values: readonly Value[]) {
  return Type.Enum([...values]);
}

/** The schema of an object with a count for each of these codes. */
export function CountsOf<const Name extends string>(names: readonly Name[]) {
  const counts = names.map((name) => [name, Type.Integer()] as const);
  return Type.Object(Object.fromEntries(counts) as Record<Name, TInteger>);
}

/** An ISO 8601 instant in UTC. */
export const Instant = Type.String({ format: 'date-time' });
/** A calendar day, YYYY-MM-DD. */
export const Day = Type.String({ format: 'date' });
