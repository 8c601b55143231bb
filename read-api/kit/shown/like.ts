import Type, { type Static } from 'typebox';

/** How many like something, and whether the caller is one of them. */
export const Like = Type.Object({ isMyLike: Type.Boolean(), count: Type.Integer() });
export type Like = Static<typeof Like>;
