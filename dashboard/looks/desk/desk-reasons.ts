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

/** The rejection reasons for a look's certification for a brand's event. */
export const eventReasons = [
  'BrandEventTagNotExists',
  'SNSContentMismatch',
  'SNSContentDeleted',
  'UploadDeadlineExceeded',
  'Other',
] as const satisfies readonly RejectionReason[];

export type DeskReason = (typeof deskReasons)[number] | (typeof eventReasons)[number];

/** The reasons of failed checks, which are ticked at first. */
export function foundReasons(
  checks: readonly { reason: string; passed: boolean | null }[],
  offered: readonly DeskReason[] = deskReasons,
): DeskReason[] {
  const failed = checks.filter(({ passed }) => passed === false).map(({ reason }) => reason);
  return offered.filter((reason) => failed.includes(reason));
}
