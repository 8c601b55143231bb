import Type, { type Static } from 'typebox';

/** Number of likes, and whether the caller is among those who like. */
export const Like = Type.Object({ isMyLike: Type.Boolean(), count: Type.Integer() });
export type Like = Static<typeof Like>;
