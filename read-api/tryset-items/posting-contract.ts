import Type, { type Static } from 'typebox';
import { Nullable, Page } from '#http/contract.ts';

/** Items for which a look is posted, refused or overdue, and those of them with a look. */
const decided = {
  due: Type.Integer(),
  posted: Type.Integer(),
  /** Share of items with a look, from 0 to 1; null without any. */
  postRate: Nullable(Type.Number()),
};
export const PostRate = Type.Object(decided);
export type PostRate = Static<typeof PostRate>;

/** Each delivered item counts in at most one of these: in none while its look is neither due nor announced. */
const counts = {
  delivered: Type.Integer(),
  posted: Type.Integer(),
  /** The member announced a later look, and it is not overdue yet. */
  planned: Type.Integer(),
  refused: Type.Integer(),
  /** No look, and the due date has passed. */
  overdue: Type.Integer(),
};

/** Posting outcome of a member's items, by delivery month (UTC+9), oldest first. */
export const PostingMetrics = Type.Object({
  ...decided,
  months: Type.Array(Type.Object({ month: Type.String({ pattern: '^\\d{4}-\\d{2}$' }), ...counts })),
});
export type PostingMetrics = Static<typeof PostingMetrics>;

const OfMember = Type.Object({ userId: Type.Integer(), ...PostRate.properties });

/** The overall rate, and a page of rates by member with deliveries, newest members first. */
export const PostRates = Type.Object({ ...Page(OfMember).properties, overall: PostRate });
export type PostRates = Static<typeof PostRates>;
