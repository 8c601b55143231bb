import type { LookEntry } from './entry.ts';
import { judge } from './judge.ts';
import type { LookCommand } from './look.ts';
import type { CertificationRule } from './look-kinds.ts';
import type { LookState } from './look-state.ts';
import { type RuleCase, ruleChecks } from './rule-checks.ts';

/** What a brand wants of the posts that tag its items. */
type Wanted = RuleCase['brand'] & { certificationRule: CertificationRule };

/** What the rules do about a tagged item, by its brand and the instant until which a post was due; null where it is the people's. */
export function byRules(
  look: LookState,
  { entryId, isAskedAgain }: LookEntry,
  brand: Wanted,
  postDueAt: string | null,
): LookCommand | null {
  const checks = ruleChecks(caseOf(look, brand, postDueAt));
  const judgement = judge(brand.certificationRule, checks, isAskedAgain);
  switch (judgement.does) {
    case 'nothing':
      return null;
    case 'show':
      return { action: 'check_item', entryId, method: 'RULE', checks };
    case 'reject':
      return {
        ...{ action: 'reject_item', entryId, method: 'RULE', checks },
        ...{ reasons: judgement.reasons, otherReason: null },
      };
  }
}

function caseOf(
  { description, userRegion, postedAt, snsType, goneSince, isLinkValid, isMarkedPaid }: LookState,
  { instagramId, essentialHashtags, essentialWords }: RuleCase['brand'],
  postDueAt: string | null,
): RuleCase {
  return {
    text: description,
    region: userRegion,
    brand: { instagramId, essentialHashtags, essentialWords },
    postedAt: postedAt ?? '',
    postDueAt,
    // A blog has no mark for what is paid.
    isMarkedPaid: snsType === 'Blog' ? false : isMarkedPaid,
    // What is gone is put before people once it was gone twice: no rule rejects for it.
    isDeleted: goneSince === null && isLinkValid === true ? false : null,
    account: { ofLink: null, ofMember: null },
  };
}
