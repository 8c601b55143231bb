import Type, { type Static } from 'typebox';

/** Ids of entities are positive integers that JSON can carry. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** The path parameter `{id}`. */
export const IdParams = Type.Object({ id: Id });
export type IdParams = Static<typeof IdParams>;
