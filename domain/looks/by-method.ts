import type { AskedModel, Check } from './checks.ts';
import type { LookEntry } from './entry.ts';
import { isOfEyes, judge } from './judge.ts';
import { postOf } from './link.ts';
import type { LookCommand } from './look.ts';
import type { CertificationRule } from './look-kinds.ts';
import type { LookState } from './look-state.ts';
import { type RuleCase, ruleChecks } from './rule-checks.ts';
import type { LookWords } from './words.ts';

/** What a look is checked against. */
interface Standard {
  words: LookWords;
  /** The requirements of the item's brand. */
  brand: RuleCase['brand'];
  /** The ISO instant at which the look is due; null if there is no deadline. */
  postDueAt: string | null;
  /** The username of the member's account on the post's network. Null or missing if it is not known for certain. */
  memberAccount?: string | null;
}

/** What a language model found in the pictures. */
export interface Seen {
  checks: readonly Check[];
  model: AskedModel;
}

/**
 * Returns the automatic command for a tagged item, from the rules and from the model's findings, if any. Null leaves the
 * decision to people.
 */
export function byMethod(
  look: LookState,
  entry: LookEntry,
  {
    seen = seenBefore(entry),
    ...standard
  }: Standard & { brand: { certificationRule: CertificationRule }; seen?: Seen | null },
): LookCommand | null {
  const { entryId, isAskedAgain } = entry;
  const { contentVersion } = look;
  const of = { entryId, contentVersion };
  const checks = [...checksByRules(look, standard), ...(seen?.checks ?? [])];
  // People decide deferred items and items with a recertification request.
  const isForPeople = isAskedAgain || entry.status === 'Deferred';
  const judgement = judge(standard.brand.certificationRule, checks, isForPeople);
  const by =
    seen === null
      ? ({ method: 'RULE', checks } as const)
      : ({ method: 'LANGUAGE_MODEL', checks, model: seen.model } as const);
  switch (judgement.does) {
    case 'nothing':
      return null;
    case 'show':
      return { action: 'check_item', ...of, ...by };
    case 'approve':
      return { action: 'approve_item', ...of, ...by };
    case 'reject':
      return { action: 'reject_item', ...of, ...by, reasons: judgement.reasons, otherReason: null };
  }
}

/** Returns a model's findings about an item that is still open; null if no model has checked it. */
export function seenBefore({ checks, model }: LookEntry): Seen | null {
  const seen = checks.filter(isOfEyes);
  return model === null || seen.length === 0 ? null : { checks: seen, model };
}

/** Returns the rules' checks of a look for one of its items. */
export function checksByRules(look: LookState, standard: Standard): Check[] {
  return ruleChecks(caseOf(look, standard));
}

function caseOf(
  { userRegion, postedAt, snsType, goneSince, isLinkValid, isMarkedPaid }: LookState,
  {
    words: { link, description },
    brand: { instagramId, essentialHashtags, essentialWords },
    postDueAt,
    memberAccount = null,
  }: Standard,
): RuleCase {
  return {
    text: description,
    region: userRegion,
    snsType,
    brand: { instagramId, essentialHashtags, essentialWords },
    postedAt: postedAt ?? '',
    postDueAt,
    // Blog networks have no label for paid posts, so the answer is always no.
    isMarkedPaid: snsType === 'Blog' ? false : isMarkedPaid,
    // People decide about deleted posts after a second failed visit. The fact is therefore never true here, so that this rule
    // never rejects.
    isDeleted: goneSince === null && isLinkValid === true ? false : null,
    account: { ofLink: postOf(link ?? '', snsType)?.account ?? null, ofMember: memberAccount },
  };
}
