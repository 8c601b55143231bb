import Type, { type Static } from 'typebox';
import { certificationStatuses } from '#domain/looks/look-kinds.ts';
import { moveReasons } from '#domain/points/point-kinds.ts';
import { Instant, Nullable, OneOf } from '#http/contract.ts';
import type { PointMoveRow } from '#projections/points/tables.ts';
import { OptionalText, readable } from '../kit/readable/fields.ts';
import { ProductBrief, SizeBrief } from '../tryset-items/contract.ts';
import { pointColumns } from './columns.ts';

const OptionalId = Nullable(Type.Integer());

/** A movement of points, for the member and for staff. */
export const pointMoveFields = readable<PointMoveRow>()(pointColumns, {
  /** Of the member's movements, from 1 on. */
  id: { is: Type.Integer(), of: (row) => row.number, csv: 'number' },
  createdTime: { is: Instant, of: (row) => row.createdAt, csv: 'created_time', isTime: true },
  delta: { is: Type.Integer(), of: (row) => row.delta, csv: 'delta' },
  /** What the member had from then on; below zero after a penalty or a reward that was taken back. */
  balance: { is: Type.Integer(), of: (row) => row.balance, csv: 'balance' },
  data: {
    /** What it was for: a tryset, or a look with the item that it tags (none of a penalty). */
    is: Type.Object({
      ...{ type: OneOf(moveReasons), message: OptionalText, trysetId: OptionalId },
      ...{ lookId: OptionalId, lookItemMappingId: OptionalId, trysetItemId: OptionalId },
    }),
    of: ({ pointReason: type, message, trysetId, lookId, entryId: lookItemMappingId, trysetItemId }) => ({
      ...{ type, message, trysetId, lookId, lookItemMappingId, trysetItemId },
    }),
    cells: [
      { csv: 'point_reason', of: (row) => row.pointReason, codes: 'pointReason' },
      { csv: 'message', of: (row) => row.message },
      { csv: 'tryset_id', of: (row) => row.trysetId },
      { csv: 'look_id', of: (row) => row.lookId },
      { csv: 'tryset_item_id', of: (row) => row.trysetItemId },
    ],
  },
});

export const PointMove = pointMoveFields.shape;
export type PointMove = Static<typeof PointMove>;

const Rate = Type.Integer();

/** What a look earns, in percent of its garment's price, by the member's grade; `birthMonth` comes on top in that month. */
export const PointPolicyAnswer = Type.Object({
  ...{ white: Rate, gray: Rate, red: Rate, black: Rate, partner: Rate, birthMonth: Rate },
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
