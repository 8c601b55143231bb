import type { CertificationStatus } from '../looks/look-kinds.ts';
import type { RefusalType } from '../tryset-items/item-kinds.ts';

/**
 * What became of the points that a tryset item's looks earn. `pending` and `deferred`: staff have not decided. `refused`: the
 * member posts no look. `overdue`: the deadline of the look has passed. `nothing`: a look of the item earns no points.
 */
export const earningOutcomes = [
  'given',
  'pending',
  'deferred',
  'rejected',
  'not_posted',
  'overdue',
  'refused',
  'not_delivered',
  'canceled',
  'nothing',
] as const;
export type EarningOutcome = (typeof earningOutcomes)[number];

/** An item as its points depend on it. */
export interface EarningItem {
  isCanceled: boolean;
  isDelivered: boolean;
  isPostOverdue: boolean;
  refusalType: RefusalType;
  /** The points of a look on a blog, which is the least that a look earns. */
  lookUploadPoint: number;
}

/** A tag of the item by a posted look. */
export interface EarningTag {
  status: CertificationStatus;
  uploadPoint: number;
  givenPoints: number;
}

/** Whole points. Expected points are given, on hold or lost; those of an item without a look may also still be earned. */
export interface Earning {
  outcome: EarningOutcome;
  expectedPoints: number;
  heldPoints: number;
  givenPoints: number;
  lostPoints: number;
}

const lost: readonly EarningOutcome[] = ['overdue', 'refused', 'canceled'];

/** Tells what an item's looks earned, and why not more. */
export function earningOf(item: EarningItem, tags: readonly EarningTag[]): Earning {
  if (tags.length === 0) {
    const outcome = withoutLook(item);
    const expectedPoints = item.lookUploadPoint;
    const lostPoints = lost.includes(outcome) ? expectedPoints : 0;
    return { outcome, expectedPoints, heldPoints: 0, givenPoints: 0, lostPoints };
  }
  const missing = (...statuses: CertificationStatus[]) =>
    tags
      .filter(({ status }) => statuses.includes(status))
      .reduce((sum, { uploadPoint, givenPoints }) => sum + uploadPoint - givenPoints, 0);
  return {
    outcome: withLook(tags),
    expectedPoints: tags.reduce((sum, { uploadPoint }) => sum + uploadPoint, 0),
    heldPoints: missing('Pending', 'Deferred'),
    givenPoints: tags.reduce((sum, { givenPoints }) => sum + givenPoints, 0),
    lostPoints: missing('Rejected'),
  };
}

function withoutLook(item: EarningItem): EarningOutcome {
  if (item.isCanceled) return 'canceled';
  if (item.lookUploadPoint === 0) return 'nothing';
  if (!item.isDelivered) return 'not_delivered';
  if (item.refusalType === 'refused') return 'refused';
  return item.isPostOverdue ? 'overdue' : 'not_posted';
}

/** The tag that needs an answer first decides. */
function withLook(tags: readonly EarningTag[]): EarningOutcome {
  const has = (wanted: CertificationStatus) => tags.some(({ status }) => status === wanted);
  if (tags.every(({ uploadPoint }) => uploadPoint === 0)) return 'nothing';
  if (has('Deferred')) return 'deferred';
  if (has('Pending')) return 'pending';
  return has('Rejected') ? 'rejected' : 'given';
}
