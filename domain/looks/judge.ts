import type { Check } from './checks.ts';
import type { CertificationRule } from './look-kinds.ts';
import type { RejectionReason } from './rejection-reasons.ts';

/** What can only be told from the pictures. */
export const eyeReasons = [
  'LowExposalOfItem',
  'ItemDetailNotVisible',
  'InappropriateItemTagged',
] as const satisfies readonly RejectionReason[];
export type EyeReason = (typeof eyeReasons)[number];

/** What a method that sees pictures is asked of the looks of a brand with this rule. */
export const askedOfEyes: Readonly<Record<CertificationRule, readonly EyeReason[]>> = {
  MANUAL: [],
  NORMAL: eyeReasons,
  PASS__EXCEPT_EXPOSURE_CHECK: ['LowExposalOfItem'],
};

export function isOfEyes({ reason }: Pick<Check, 'reason'>): boolean {
  return (eyeReasons as readonly RejectionReason[]).includes(reason);
}

/** What a post's text says. A text that the rules cannot read for certain is a person's to read, so nothing is approved over it. */
const readFromText: readonly RejectionReason[] = [
  'BrandTagNotExists',
  'NotExistEssentialHashTag',
  'NotExistEssentialWord',
];

/** What a method does by itself: nothing, show what it saw, approve, or reject for what failed. */
export type Judgement =
  | { does: 'nothing' }
  | { does: 'show' }
  | { does: 'approve' }
  | { does: 'reject'; reasons: readonly RejectionReason[] };

/**
 * What follows from a method's checks under a brand's rule. Who asks again is heard by a person: then it only shows. Where all but the
 * exposure passes, what the rules say is for people to see. Nothing is approved that no eye has seen, nor before it is known whether a
 * post says that it is paid, nor over a text that the rules could not read; facts that are not known yet stand in nobody's way.
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
