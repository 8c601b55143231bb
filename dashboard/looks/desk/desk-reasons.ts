import type { RejectionReason } from '#domain/looks/rejection-reasons.ts';

/** The rejection reasons for the digit keys of the desk: first faults of the picture, then faults of the text. */
export const deskReasons = [
  'LowExposalOfItem',
  'ItemDetailNotVisible',
  'InappropriateItemTagged',
  'BrandTagNotExists',
  'NotExistEssentialHashTag',
  'NotExistEssentialWord',
  'AdTagNotExists',
  'UploadDeadlineExceeded',
  'Other',
] as const satisfies readonly RejectionReason[];
export type DeskReason = (typeof deskReasons)[number];

/** The reasons of failed checks, which are ticked at first. */
export function foundReasons(checks: readonly { reason: string; passed: boolean | null }[]): DeskReason[] {
  const failed = checks.filter(({ passed }) => passed === false).map(({ reason }) => reason);
  return deskReasons.filter((reason) => failed.includes(reason));
}
