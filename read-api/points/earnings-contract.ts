import Type, { type Static } from 'typebox';
import { certificationStatuses, lookSnsTypes } from '#domain/looks/look-kinds.ts';
import { rejectionReasons } from '#domain/looks/rejection-reasons.ts';
import { earningOf, earningOutcomes } from '#domain/points/earning.ts';
import { Instant, Nullable, OneOf } from '#http/contract.ts';
import type { EarningRow, TagRow } from './earnings.ts';

const Whole = Type.Integer();

/** A tag of the item by a posted look; the reasons and the comment are those of the last decision. */
const EarningTag = Type.Object({
  lookId: Type.Integer(),
  snsType: OneOf(lookSnsTypes),
  status: OneOf(certificationStatuses),
  uploadPoint: Whole,
  givenPoints: Whole,
  reasons: Type.Array(OneOf(rejectionReasons)),
  otherReason: Nullable(Type.String()),
  comment: Nullable(Type.String()),
});

/** What the looks of a tryset item earned: expected points are given, on hold until a decision, or lost. */
export const PointEarning = Type.Object({
  id: Type.Integer(),
  trysetId: Type.Integer(),
  product: Type.Object({ id: Type.Integer(), name: Type.String() }),
  outcome: OneOf(earningOutcomes),
  expectedPoints: Whole,
  heldPoints: Whole,
  givenPoints: Whole,
  lostPoints: Whole,
  deliveredTime: Nullable(Instant),
  /** When a look of the item is due; null before the delivery and for gifts. */
  postDueTime: Nullable(Instant),
  /** The member's words why they post no look. */
  refusalReason: Nullable(Type.String()),
  looks: Type.Array(EarningTag),
});
export type PointEarning = Static<typeof PointEarning>;

export function earningShown(row: EarningRow): PointEarning {
  const { tags, status, deliveredAt, lookUploadPoint, isPostOverdue, refusalType } = row;
  const isCanceled = status === 'tryset_canceled';
  const item = {
    isCanceled,
    isDelivered: deliveredAt !== null,
    lookUploadPoint,
    isPostOverdue,
    refusalType,
  };
  return {
    id: row.id,
    trysetId: row.trysetId,
    product: { id: row.productId, name: row.productName ?? '' },
    ...earningOf(item, tags),
    deliveredTime: deliveredAt,
    postDueTime: row.postDueAt,
    refusalReason: row.refusalReason,
    looks: tags.map(tagShown),
  };
}

function tagShown({ lookId, snsType, status, uploadPoint, givenPoints, log }: TagRow) {
  const reasons = [...(log?.reasons ?? [])];
  const { otherReason = null, comment = null } = log ?? {};
  return { lookId, snsType, status, uploadPoint, givenPoints, reasons, otherReason, comment };
}
