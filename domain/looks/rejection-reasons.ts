/** Why a tagged item is not certified, as it is given out. */
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

/** `SNSContentDeleted` as `SNS_CONTENT_DELETED`: how other houses write it. */
export function upperSnake(reason: string): string {
  return reason.replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '_').toUpperCase();
}

const bySpelling: ReadonlyMap<string, RejectionReason> = new Map(
  rejectionReasons.flatMap((reason) => [
    [reason, reason],
    [upperSnake(reason), reason],
  ]),
);

/** Every way to write a reason. */
export const reasonSpellings: readonly string[] = [...bySpelling.keys()];

/** The reason that is meant; null for what is none in either spelling. */
export function reasonNamed(spelling: string): RejectionReason | null {
  return bySpelling.get(spelling) ?? null;
}
