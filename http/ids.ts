import Type, { type Static } from 'typebox';

/** Ids are handed out far below this; databases keep them in four bytes. */
export const highestId = 2_147_483_647;

/** The id of an entity. */
export const Id = Type.Integer({ minimum: 1, maximum: highestId });

/** The path parameter `{id}`. */
export const IdParams = Type.Object({ id: Id });
export type IdParams = Static<typeof IdParams>;
