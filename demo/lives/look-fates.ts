import type { Rejection } from '#domain/looks/look-events.ts';
import type { Chance } from '../chance.ts';

/** The possible outcomes of a certification. `untagged` means that the post lacks the tag that paid posts need. */
export type LookFate =
  | 'approved'
  | 'undecided'
  | 'rejected'
  | 'untagged'
  | 'deferred'
  | 'asked_again'
  | 'reported'
  | 'removed'
  /** The member has removed the post from the network. */
  | 'gone';

const shares: readonly (readonly [LookFate, number])[] = [
  ['undecided', 12],
  ['rejected', 7],
  ['untagged', 9],
  ['deferred', 6],
  ['asked_again', 6],
  ['reported', 4],
  ['removed', 3],
  ['gone', 3],
];

export function lookFateOf(chance: Chance): LookFate {
  let left = chance.between(0, 100);
  for (const [fate, share] of shares) {
    if (left < share) return fate;
    left -= share;
  }
  return 'approved';
}

/** Reasons of people for rejecting tagged items of a look. */
export const rejections: readonly Rejection[] = [
  { reasons: ['LowExposalOfItem'], otherReason: null },
  { reasons: ['ItemDetailNotVisible', 'LowExposalOfItem'], otherReason: null },
  { reasons: ['InappropriateItemTagged'], otherReason: null },
  { reasons: ['Other'], otherReason: '다른 브랜드의 상품과 함께 촬영되었습니다.' },
];
