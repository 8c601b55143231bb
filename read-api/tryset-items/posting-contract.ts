import Type, { type Static } from 'typebox';
import { Nullable, Page } from '#http/contract.ts';

/** Of how many items it is decided whether there is a look, and of how many of them there is one. */
const decided = {
  due: Type.Integer(),
  posted: Type.Integer(),
  /** The share of them, from 0 to 1; null where nothing is decided. */
  postRate: Nullable(Type.Number()),
};
export const PostRate = Type.Object(decided);
export type PostRate = Static<typeof PostRate>;

/** Each delivered item stands in one of these, or in none where its look is not due yet and nothing was said of it. */
const counts = {
  delivered: Type.Integer(),
  posted: Type.Integer(),
  /** The member said that a look will come later, and it may still. */
  planned: Type.Integer(),
  refused: Type.Integer(),
  /** No look, and its last day is past. */
  overdue: Type.Integer(),
};

/** What became of a member's looks, by the months (UTC+9) in which their items were delivered, oldest first. */
export const PostingMetrics = Type.Object({
  ...decided,
  months: Type.Array(Type.Object({ month: Type.String({ pattern: '^\\d{4}-\\d{2}$' }), ...counts })),
});
export type PostingMetrics = Static<typeof PostingMetrics>;

const OfMember = Type.Object({ userId: Type.Integer(), ...PostRate.properties });

/** The rate over all, and a page of that of each member to whom something was delivered, newest members first. */
export const PostRates = Type.Object({ ...Page(OfMember).properties, overall: PostRate });
export type PostRates = Static<typeof PostRates>;
