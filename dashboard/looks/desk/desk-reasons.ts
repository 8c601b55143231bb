import type { RejectionReason } from '#domain/looks/rejection-reasons.ts';

/** The reasons that the desk's digits stand for: what needs eyes first, then what the text lacks. */
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

/** Those that the rules have found already: they are ticked at first. */
export function foundReasons(checks: readonly { reason: string; passed: boolean | null }[]): DeskReason[] {
  const failed = checks.filter(({ passed }) => passed === false).map(({ reason }) => reason);
  return deskReasons.filter((reason) => failed.includes(reason));
}
