import Type, { type Static } from 'typebox';
import { certificationStatuses } from '#domain/looks/look-kinds.ts';
import { trysetItemStatuses } from '#domain/tryset-items/item-status.ts';
import { Nullable, OneOf } from '#http/contract.ts';
import { ProductBrief, SizeBrief } from '../briefs/contract.ts';

const Rate = Type.Integer();

/**
 * Percentage of a garment's price that a look earns, by the member's grade. In the member's birth month `birthMonth`
 * is added.
 */
export const PointPolicyAnswer = Type.Object({
  white: Rate,
  gray: Rate,
  red: Rate,
  black: Rate,
  partner: Rate,
  birthMonth: Rate,
  /** Points for a member's first approval. */
  signUpReward: Type.Integer(),
  /** Revision of the policy; null while staff have never changed it. */
  revision: Nullable(Type.String()),
});
export type PointPolicyAnswer = Static<typeof PointPolicyAnswer>;

/** A member's points: its balance, the part held for current trysets, and the rest to spend. */
export const OwnPoints = Type.Object({
  point: Type.Integer(),
  held: Type.Integer(),
  available: Type.Integer(),
});
export type OwnPoints = Static<typeof OwnPoints>;

const Whole = Type.Integer();

/** Points that a member spent on a tryset item and did not get back. A refund can return them, in whole or in part. */
export const PointsSpent = Type.Object({
  /** The tryset item. */
  id: Type.Integer(),
  trysetId: Type.Integer(),
  /** Null if the item is gone. */
  productName: Nullable(Type.String()),
  status: Nullable(OneOf(trysetItemStatuses)),
  amount: Type.Integer(),
});
export type PointsSpent = Static<typeof PointsSpent>;

/** Points that looks at these sizes would earn the caller now: the total for a blog, and each by network. */
export const ExpectedPoints = Type.Object({
  totalPoint: Whole,
  productSizes: Type.Array(
    Type.Object({
      id: Type.Integer(),
      lookUploadPoint: Whole,
      instagramUploadPoint: Whole,
      youtubeUploadPoint: Whole,
    }),
  ),
});
export type ExpectedPoints = Static<typeof ExpectedPoints>;

/** Points given for a look and points still to come, in total and per tagged item. */
export const LookPoints = Type.Object({
  lookId: Type.Integer(),
  givenPoints: Whole,
  pointsToCome: Whole,
  lookItemMappings: Type.Array(
    Type.Object({
      id: Type.Integer(),
      trysetItemId: Nullable(Type.Integer()),
      latestCertificationStatus: OneOf(certificationStatuses),
      uploadPoint: Whole,
      givenPoints: Whole,
      pointsToCome: Whole,
      product: ProductBrief,
      productSize: SizeBrief,
    }),
  ),
});
export type LookPoints = Static<typeof LookPoints>;

/**
 * Number of tagged items and the points they earn; number of items of the same trysets without a look, and the points
 * they forgo.
 */
export const LookUploadPoints = Type.Object({
  uploadCount: Whole,
  defaultPoint: Whole,
  refusalCount: Whole,
  refusalPoint: Whole,
});
export type LookUploadPoints = Static<typeof LookUploadPoints>;
