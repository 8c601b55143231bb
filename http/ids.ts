import Type, { type Static } from 'typebox';

/** The highest possible id: databases store ids in four bytes. Assigned ids stay far below it. */
export const highestId = 2_147_483_647;

/** The schema of an entity's id. */
export const Id = Type.Integer({ minimum: 1, maximum: highestId });

/** The path parameter `{id}`. */
export const IdParams = Type.Object({ id: Id });
export type IdParams = Static<typeof IdParams>;
