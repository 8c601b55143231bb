import Type, { type Static } from 'typebox';
import { Nullable, Page } from '#http/contract.ts';
import { IdParam } from '#http/filters.ts';

/** Delivered items whose look is posted, refused or overdue (`due`), and how many of them have a look. */
const decided = {
  due: Type.Integer(),
  posted: Type.Integer(),
  /** Share of due items with a look, from 0 to 1; null if none is due. */
  postRate: Nullable(Type.Number()),
};
export const PostRate = Type.Object(decided);
export type PostRate = Static<typeof PostRate>;

/**
 * Number of delivered items by posting state. An item whose look is neither due nor announced is only in `delivered`.
 */
const counts = {
  delivered: Type.Integer(),
  posted: Type.Integer(),
  /** Items for which the member announced a later look that is not overdue yet. */
  planned: Type.Integer(),
  refused: Type.Integer(),
  /** Items without a look whose due date has passed. */
  overdue: Type.Integer(),
};

/** With an event, its reservations count instead of items. */
export const PostingQuery = Type.Object(
  { brand_event_id: Type.Optional(IdParam) },
  { additionalProperties: false },
);
export type PostingQuery = Static<typeof PostingQuery>;

/** Posting outcome of a member's items, by delivery month (UTC+9), oldest first. */
export const PostingMetrics = Type.Object({
  ...decided,
  months: Type.Array(Type.Object({ month: Type.String({ pattern: '^\\d{4}-\\d{2}$' }), ...counts })),
});
export type PostingMetrics = Static<typeof PostingMetrics>;

const OfMember = Type.Object({ userId: Type.Integer(), ...PostRate.properties });

/** The overall rate, and a page of rates by member. It lists members with deliveries, newest members first. */
export const PostRates = Type.Object({ ...Page(OfMember).properties, overall: PostRate });
export type PostRates = Static<typeof PostRates>;
