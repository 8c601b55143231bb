import type { Region } from '../regions.ts';
import type { Check } from './checks.ts';
import { hashtagsIn, mentionsIn, plainTag, plainText } from './post-text.ts';
import type { RejectionReason } from './rejection-reasons.ts';

/** All that the rules look at. Each null where nobody knows. */
export interface RuleCase {
  /** What the post says. */
  text: string;
  region: Region;
  brand: {
    instagramId: string | null;
    essentialHashtags: readonly string[];
    essentialWords: readonly string[];
  };
  /** ISO instants. */
  postedAt: string;
  postDueAt: string | null;
  /** Whether the network itself marks it as paid. */
  isMarkedPaid: boolean | null;
  isDeleted: boolean | null;
  /** Whose post the link leads to, and the member's own account. */
  account: { ofLink: string | null; ofMember: string | null };
}

/** One of these says that a post is paid for. */
const adTags: Readonly<Record<Region, readonly string[]>> = {
  KOREA: ['광고', '협찬'],
  JAPAN: ['PR', '広告'],
};

/** More accounts than these are named to be seen by their followers. */
const mentionsAtMost = 5;

/** What the rules say of a post that tags an item, in the order in which people read it. */
export function ruleChecks(post: RuleCase): Check[] {
  return [
    brandTag(post),
    essentialHashtags(post),
    essentialWords(post),
    adTag(post),
    personTags(post),
    deadline(post),
    found('SNSContentDeleted', post.isDeleted === null ? null : !post.isDeleted),
    account(post),
  ];
}

function found(reason: RejectionReason, passed: boolean | null, evidence: string | null = null): Check {
  return { reason, passed, evidence };
}

function brandTag({ text, brand: { instagramId } }: RuleCase): Check {
  if (instagramId === null) return found('BrandTagNotExists', true);
  const wanted = plainTag(instagramId);
  return found('BrandTagNotExists', mentionsIn(text).includes(wanted), `@${wanted}`);
}

function essentialHashtags({ text, brand: { essentialHashtags } }: RuleCase): Check {
  const there = hashtagsIn(text);
  const missing = essentialHashtags.filter((tag) => !there.has(plainTag(tag)));
  return found(
    'NotExistEssentialHashTag',
    missing.length === 0,
    shown(missing.map((tag) => `#${plainTag(tag)}`)),
  );
}

function essentialWords({ text, brand: { essentialWords } }: RuleCase): Check {
  const said = plainText(text);
  const missing = essentialWords.filter((word) => !said.includes(plainText(word)));
  return found('NotExistEssentialWord', missing.length === 0, shown(missing));
}

function adTag({ text, region, isMarkedPaid }: RuleCase): Check {
  const there = hashtagsIn(text);
  const tag = adTags[region].find((each) => there.has(plainTag(each)));
  if (tag !== undefined) return found('AdTagNotExists', true, `#${tag}`);
  return found('AdTagNotExists', isMarkedPaid, shown(adTags[region].map((each) => `#${each}`)));
}

function personTags({ text }: RuleCase): Check {
  const named = mentionsIn(text);
  return found(
    'OverlappingPersonTag',
    named.length <= mentionsAtMost,
    // How many, and not who: what stands readable names nobody.
    named.length === 0 ? null : `${named.length} × @`,
  );
}

function deadline({ postedAt, postDueAt }: RuleCase): Check {
  return found('UploadDeadlineExceeded', postDueAt === null || postedAt <= postDueAt, postDueAt);
}

function account({ account: { ofLink, ofMember } }: RuleCase): Check {
  if (ofLink === null || ofMember === null) return found('SNSContentMismatch', null);
  return found('SNSContentMismatch', plainTag(ofLink) === plainTag(ofMember));
}

function shown(words: readonly string[]): string | null {
  return words.length === 0 ? null : words.join(' ');
}
