import Type, { type Static } from 'typebox';
import { Nullable, OneOf, Page } from '#http/contract.ts';
import { ListQuery } from '#http/lists.ts';

export const differenceKinds = ['missing', 'surplus', 'different'] as const;

const Kind = OneOf(differenceKinds);
/** Null where it is a whole row or line, of which there is only one. */
const Column = Nullable(Type.String());
/** What stands there, and what should. Of persons it is told that something differs, not what. A long value is cut. */
const sides = { before: Type.Unknown(), after: Type.Unknown() };

/**
 * A line of the log mirror that is not as the event store has it, a row that is not what its events say, or a counter
 * that is not what the rows say.
 */
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
