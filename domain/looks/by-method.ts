import type { AskedModel, Check } from './checks.ts';
import type { LookEntry } from './entry.ts';
import { isOfEyes, judge } from './judge.ts';
import { postOf } from './link.ts';
import type { LookCommand } from './look.ts';
import type { CertificationRule } from './look-kinds.ts';
import type { LookState } from './look-state.ts';
import { type RuleCase, ruleChecks } from './rule-checks.ts';
import type { LookWords } from './words.ts';

/** What a post says, and what it is held against. */
interface Standard {
  words: LookWords;
  /** What the brand of its item wants. */
  brand: RuleCase['brand'];
  /** ISO instant; null where there is none. */
  postDueAt: string | null;
  /** The member's own account on the post's network; null or left out where nobody knows for certain. */
  memberAccount?: string | null;
}

/** What a language model saw in the pictures. */
export interface Seen {
  checks: readonly Check[];
  model: AskedModel;
}

/**
 * What the method does about a tagged item: by the rules, and by what a model saw where one was asked. Null where it is the people's.
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
  // What people deferred they decide.
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

/** What a model saw of an item that still waits; null where none has looked. */
export function seenBefore({ checks, model }: LookEntry): Seen | null {
  const seen = checks.filter(isOfEyes);
  return model === null || seen.length === 0 ? null : { checks: seen, model };
}

/** What the rules say of a look for one of its items. */
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
    // A blog has no mark for what is paid.
    isMarkedPaid: snsType === 'Blog' ? false : isMarkedPaid,
    // What is gone is put before people once it was gone twice: no rule rejects for it.
    isDeleted: goneSince === null && isLinkValid === true ? false : null,
    account: { ofLink: postOf(link ?? '', snsType)?.account ?? null, ofMember: memberAccount },
  };
}
