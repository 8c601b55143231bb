/** The reasons for rejecting a tagged item, in the spelling of responses. */
export const rejectionReasons = [
  'LowExposalOfItem',
  'InappropriateItemTagged',
  'BrandTagNotExists',
  'OverlappingPersonTag',
  'ItemDetailNotVisible',
  'NotExistEssentialHashTag',
  'NotExistEssentialWord',
  'AdTagNotExists',
  'SNSContentMismatch',
  'SNSContentDeleted',
  'BrandEventTagNotExists',
  'UploadDeadlineExceeded',
  'YoutubeDefaultRejectedReason',
  'Other',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** Turns `SNSContentDeleted` into `SNS_CONTENT_DELETED`, the spelling of other systems. */
export function upperSnake(reason: string): string {
  return reason.replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '_').toUpperCase();
}

const bySpelling: ReadonlyMap<string, RejectionReason> = new Map(
  rejectionReasons.flatMap((reason) => [
    [reason, reason],
    [upperSnake(reason), reason],
  ]),
);

/** Every accepted spelling of a reason. */
export const reasonSpellings: readonly string[] = [...bySpelling.keys()];

/** Returns the reason for a spelling; null if it is no spelling of a reason. */
export function reasonNamed(spelling: string): RejectionReason | null {
  return bySpelling.get(spelling) ?? null;
}
