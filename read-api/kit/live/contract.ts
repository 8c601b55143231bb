import Type, { type Static } from 'typebox';

/** Entities that advanced, by kind: the category of their streams. */
export const Advanced = Type.Object({
  position: Type.String({ description: 'Position that the read models had reached' }),
  all: Type.Boolean({
    description: 'Too many entities changed to list them, or rows were repaired: reload everything',
  }),
  entities: Type.Record(Type.String(), Type.Array(Type.Union([Type.Integer(), Type.String()])), {
    description: 'Ids of the entities that advanced, by kind: the category of their streams',
  }),
});
/** Data of the server-sent event `advanced`. */
export type Advanced = Static<typeof Advanced>;
