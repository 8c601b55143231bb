import Type, { type Static } from 'typebox';

/** What entities are called in live updates: the first part of their streams' names. */
export const Advanced = Type.Object({
  position: Type.String({ description: 'The read models had reached this position' }),
  all: Type.Boolean({
    description: 'Too much has changed to name it, or rows were put right: take everything for changed',
  }),
  entities: Type.Record(Type.String(), Type.Array(Type.Union([Type.Integer(), Type.String()])), {
    description: 'Ids of what advanced, by kind: the first part of their streams’ names',
  }),
});
/** The data of an event `advanced`. */
export type Advanced = Static<typeof Advanced>;
