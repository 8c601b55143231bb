import { snsUsername } from '../members/sns-account.ts';
import type { Region } from '../regions.ts';
import { readHashtag, tagsIn } from '../text/hashtag.ts';
import { plainLower } from '../text/plain.ts';
import type { Check } from './checks.ts';
import {
  beginsWithDisclosure,
  disclosingBracket,
  disclosingTag,
  disclosures,
  headOf,
  mayDisclose,
} from './disclosures.ts';
import type { LookSnsType } from './look-kinds.ts';
import { hasHashtag, hasMention, mentionsIn, type PostText, readPost } from './post-text.ts';
import type { RejectionReason } from './rejection-reasons.ts';

/** The input of the rules. Unknown facts are null. */
export interface RuleCase {
  text: string;
  region: Region;
  snsType: LookSnsType;
  brand: {
    instagramId: string | null;
    essentialHashtags: readonly string[];
    essentialWords: readonly string[];
  };
  /** The instant of the post and its deadline (`postDueAt`), as ISO instants. */
  postedAt: string;
  postDueAt: string | null;
  /** Whether the network labels the post as paid; null if the network does not tell. */
  isMarkedPaid: boolean | null;
  isDeleted: boolean | null;
  /** The account that the link names, and the member's own account; null if unknown. */
  account: { ofLink: string | null; ofMember: string | null };
}

/** The maximum number of mentions. More mentions are likely made only to reach other accounts' followers. */
const mentionsAtMost = 5;

/**
 * Checks a post for a tagged item, in the order in which people read the checks. A check fails only if the post was read and
 * lacks the requirement. Null leaves the check to a person.
 */
export function ruleChecks(rules: RuleCase): Check[] {
  const post = readPost(rules.text);
  return [
    brandTag(post, rules),
    essentialHashtags(post, rules),
    essentialWords(post, rules),
    adTag(post, rules),
    personTags(post),
    deadline(rules),
    found('SNSContentDeleted', rules.isDeleted === null ? null : !rules.isDeleted),
    account(rules),
  ];
}

function found(reason: RejectionReason, passed: boolean | null, evidence: string | null = null): Check {
  return { reason, passed, evidence };
}

function brandTag(post: PostText, { brand: { instagramId } }: RuleCase): Check {
  if (instagramId === null) return found('BrandTagNotExists', true);
  const wanted = snsUsername('Instagram', instagramId);
  // The brand's username is invalid, so no post can mention it; a person must check.
  if (wanted === null) return found('BrandTagNotExists', null, instagramId);
  return found('BrandTagNotExists', hasMention(post, wanted), `@${wanted}`);
}

function essentialHashtags(post: PostText, { brand: { essentialHashtags: said } }: RuleCase): Check {
  const wanted = said.map((tag) => {
    const read = readHashtag(tag);
    return 'tag' in read
      ? { shown: `#${read.tag}`, passed: hasHashtag(post, read.tag) }
      : { shown: tag, passed: null };
  });
  return ofAll('NotExistEssentialHashTag', wanted);
}

function essentialWords(post: PostText, { brand: { essentialWords: said } }: RuleCase): Check {
  const wanted = said.map((word) => ({ shown: word, passed: post.words.includes(plainLower(word)) }));
  return ofAll('NotExistEssentialWord', wanted);
}

/**
 * Checks a list of required entries. Fails with all missing entries. Null if nothing is certainly missing but some entry needs
 * a person.
 */
function ofAll(reason: RejectionReason, wanted: readonly { shown: string; passed: boolean | null }[]): Check {
  const failed = wanted.some(({ passed }) => passed === false);
  const told = wanted.filter(({ passed }) => passed === (failed ? false : null));
  const passed = failed ? false : told.length > 0 ? null : true;
  return found(reason, passed, shown(told.map((each) => each.shown)));
}

function adTag(post: PostText, { region, snsType, isMarkedPaid }: RuleCase): Check {
  const isBlog = snsType === 'Blog';
  const head = headOf(post.tags);
  const place = isBlog ? head : post.tags;
  const tag = disclosingTag(tagsIn(place), region);
  if (tag !== undefined) return found('AdTagNotExists', true, `#${tag}`);
  const bracket = disclosingBracket(head, region);
  if (bracket !== undefined) return found('AdTagNotExists', true, `[${bracket}]`);
  if (isMarkedPaid === true) return found('AdTagNotExists', true);
  const late = isBlog ? disclosingTag(tagsIn(post.tags), region) : undefined;
  const asked = disclosures[region].slice(0, 2).map((each) => `#${each.toUpperCase()}`);
  const evidence = late === undefined ? shown(asked) : `… #${late}`;
  const others = post.otherwise.map((text) => (isBlog ? headOf(text) : text));
  const mayBeThere =
    mayDisclose(place, region) ||
    (isBlog && beginsWithDisclosure(head, region)) ||
    others.some((text) => disclosingTag(tagsIn(text), region) !== undefined);
  return found('AdTagNotExists', mayBeThere ? null : isMarkedPaid, evidence);
}

function personTags(post: PostText): Check {
  const named = mentionsIn(post.tags);
  return found(
    'OverlappingPersonTag',
    named.length <= mentionsAtMost,
    // The evidence is only the count, since readable data must not name people.
    named.length === 0 ? null : `${named.length} × @`,
  );
}

function deadline({ postedAt, postDueAt }: RuleCase): Check {
  return found('UploadDeadlineExceeded', postDueAt === null || postedAt < postDueAt, postDueAt);
}

/**
 * Checks that the link leads to the member's own account. Compares names as `snsUsername` reads them, ignoring case and a
 * leading `@`.
 */
function account({ account: { ofLink, ofMember } }: RuleCase): Check {
  if (ofLink === null || ofMember === null) return found('SNSContentMismatch', null);
  const name = (said: string) => plainLower(said).replace(/^@/, '');
  return found('SNSContentMismatch', name(ofLink) === name(ofMember));
}

function shown(words: readonly string[]): string | null {
  return words.length === 0 ? null : words.join(' ');
}
