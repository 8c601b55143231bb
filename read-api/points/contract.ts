import Type, { type Static } from 'typebox';
import { certificationStatuses } from '#domain/looks/look-kinds.ts';
import { Nullable, OneOf } from '#http/contract.ts';
import { ProductBrief, SizeBrief } from '../tryset-items/contract.ts';

const Rate = Type.Integer();

/** What a look earns, in percent of its garment's price, by the member's grade; `birthMonth` comes on top in that month. */
export const PointPolicyAnswer = Type.Object({
  ...{ white: Rate, gray: Rate, red: Rate, black: Rate, partner: Rate, birthMonth: Rate },
  /** Points for who is approved for the first time. */
  signUpReward: Type.Integer(),
  /** Null while staff never said otherwise. */
  revision: Nullable(Type.String()),
});
export type PointPolicyAnswer = Static<typeof PointPolicyAnswer>;

/** What a member has, what of it is held for trysets under way, and what it may spend. */
export const OwnPoints = Type.Object({
  point: Type.Integer(),
  held: Type.Integer(),
  available: Type.Integer(),
});
export type OwnPoints = Static<typeof OwnPoints>;

const Whole = Type.Integer();

/** What looks of sizes would earn the caller, if it requested them now: together on a blog, and each on every network. */
export const ExpectedPoints = Type.Object({
  totalPoint: Whole,
  productSizes: Type.Array(
    Type.Object({
      id: Type.Integer(),
      ...{ lookUploadPoint: Whole, instagramUploadPoint: Whole, youtubeUploadPoint: Whole },
    }),
  ),
});
export type ExpectedPoints = Static<typeof ExpectedPoints>;

/** What a look was given and may still be given, together and for each item that it tags. */
export const LookPoints = Type.Object({
  ...{ lookId: Type.Integer(), givenPoints: Whole, pointsToCome: Whole },
  lookItemMappings: Type.Array(
    Type.Object({
      ...{ id: Type.Integer(), trysetItemId: Type.Integer() },
      latestCertificationStatus: OneOf(certificationStatuses),
      ...{ uploadPoint: Whole, givenPoints: Whole, pointsToCome: Whole },
      ...{ product: ProductBrief, productSize: SizeBrief },
    }),
  ),
});
export type LookPoints = Static<typeof LookPoints>;

/** How many items a look tags and what they earn; how many of their trysets no look will show, and what that forgoes. */
export const LookUploadPoints = Type.Object({
  ...{ uploadCount: Whole, defaultPoint: Whole, refusalCount: Whole, refusalPoint: Whole },
});
export type LookUploadPoints = Static<typeof LookUploadPoints>;
