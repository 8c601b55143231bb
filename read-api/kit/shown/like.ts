import Type, { type Static } from 'typebox';

/** Number of likes, and whether the caller's is among them. */
export const Like = Type.Object({ isMyLike: Type.Boolean(), count: Type.Integer() });
export type Like = Static<typeof Like>;
