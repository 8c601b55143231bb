import Type, { type Static } from 'typebox';
import { Nullable, OneOf, Page } from '#http/contract.ts';
import { ListQuery } from '#http/lists.ts';

export const differenceKinds = ['missing', 'surplus', 'different'] as const;

const Kind = OneOf(differenceKinds);
/** Name of the differing column; null if the whole row or line exists on one side only. */
const Column = Nullable(Type.String());
/** The actual and the expected value. Personal values are masked, and long values are cut. */
const sides = { before: Type.Unknown(), after: Type.Unknown() };

/**
 * A line of the log mirror, a row or a counter that differs from its source: the event store, the events or the rows.
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

/** The stored differences of an operation (the first 1,000), in the order in which they were found. */
export const DifferencesPage = Page(Difference);
export type DifferencesPage = Static<typeof DifferencesPage>;

export const DifferencesQuery = ListQuery({});
export type DifferencesQuery = Static<typeof DifferencesQuery>;
