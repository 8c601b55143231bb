import type { Check } from './checks.ts';
import type { CertificationRule } from './look-kinds.ts';
import type { RejectionReason } from './rejection-reasons.ts';

/** Rejection reasons that can only be judged from the pictures. */
export const eyeReasons = [
  'LowExposalOfItem',
  'ItemDetailNotVisible',
  'InappropriateItemTagged',
] as const satisfies readonly RejectionReason[];
export type EyeReason = (typeof eyeReasons)[number];

/** The reasons that a method checks in the pictures, by the brand's certification rule. */
export const askedOfEyes: Readonly<Record<CertificationRule, readonly EyeReason[]>> = {
  MANUAL: [],
  NORMAL: eyeReasons,
  PASS__EXCEPT_EXPOSURE_CHECK: ['LowExposalOfItem'],
};

export function isOfEyes({ reason }: Pick<Check, 'reason'>): boolean {
  return (eyeReasons as readonly RejectionReason[]).includes(reason);
}

/**
 * Rejection reasons that are judged from the post's text. If the rules cannot read the text for certain, a person must, so the
 * post is not approved.
 */
const readFromText: readonly RejectionReason[] = [
  'BrandTagNotExists',
  'NotExistEssentialHashTag',
  'NotExistEssentialWord',
];

/** What a method does by itself: nothing, only store its checks, approve, or reject with the failed reasons. */
export type Judgement =
  | { does: 'nothing' }
  | { does: 'show' }
  | { does: 'approve' }
  | { does: 'reject'; reasons: readonly RejectionReason[] };

/**
 * Judges a method's checks under the brand's rule. People decide a recertification request, so the checks are then only
 * stored. Under `PASS__EXCEPT_EXPOSURE_CHECK`, the rules' checks are only stored. A post is not approved before its pictures
 * were seen, before its paid disclosure is known, or if the rules could not read its text. Other unknown facts do not block an
 * approval.
 */
export function judge(rule: CertificationRule, checks: readonly Check[], isAskedAgain: boolean): Judgement {
  if (rule === 'MANUAL') return { does: 'nothing' };
  if (isAskedAgain) return { does: 'show' };
  const eyes = checks.filter(isOfEyes);
  const decisive = rule === 'NORMAL' ? checks : eyes;
  const reasons = decisive.filter(({ passed }) => passed === false).map(({ reason }) => reason);
  if (reasons.length > 0) return { does: 'reject', reasons };
  const needed: readonly RejectionReason[] = [
    ...askedOfEyes[rule],
    ...(rule === 'NORMAL' ? (['AdTagNotExists'] as const) : []),
  ];
  const isUnread = decisive.some(({ reason, passed }) => passed === null && readFromText.includes(reason));
  const isSeen = needed.every((reason) => checks.some((check) => check.reason === reason && check.passed));
  return { does: isSeen && !isUnread ? 'approve' : 'show' };
}
