import Type, { type Static } from 'typebox';
import { Instant, Nullable } from '#http/contract.ts';

const Amount = Nullable(Type.Number());
const Figures = Type.Array(
  Type.Object({
    time: Instant,
    followers: Amount,
    engagementRate: Amount,
    averageLikeCount: Amount,
  }),
);

/** Figures of the member's current account in each network, oldest first. */
export const SnsCourses = Type.Object({ Instagram: Figures, Youtube: Figures });
export type SnsCourses = Static<typeof SnsCourses>;
