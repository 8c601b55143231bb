import Type, { type Static } from 'typebox';

/** How many like something, and whether the caller is one of them. */
export const Like = Type.Object({ isMyLike: Type.Boolean(), count: Type.Integer() });

/** What is said while nobody can like anything yet. */
export const noLike: Static<typeof Like> = { isMyLike: false, count: 0 };
