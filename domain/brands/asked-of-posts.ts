import { refuse } from '../decider.ts';
import { snsUsername } from '../members/sns-account.ts';
import { readHashtag } from '../text/hashtag.ts';
import { isVisible } from '../text/plain.ts';
import type { BrandCertification } from './brand-events.ts';

type Refused = ReturnType<typeof refuse>;

/** Refuses required hashtags and words that no post can contain; null if posts can contain all of them. */
export function unmatchable({ essentialHashtags, essentialWords }: BrandCertification): Refused | null {
  for (const hashtag of essentialHashtags) {
    const read = readHashtag(hashtag);
    if (!('endsAt' in read)) continue;
    const { endsAt } = read;
    const why = endsAt === '' ? 'it has no letter' : `networks end a hashtag at "${endsAt}"`;
    const message = `no post can have the hashtag ${hashtag}: ${why}; use one hashtag of letters, digits and _`;
    return refuse('invalid', 'brand.hashtag_unusable', message, { hashtag, endsAt });
  }
  const word = essentialWords.find((each) => !isVisible(each));
  if (word === undefined) return null;
  return refuse(
    'invalid',
    'brand.word_unusable',
    'a required word has no visible letter: correct or remove it',
    {
      word,
    },
  );
}

/** Refuses a brand's Instagram username that Instagram does not allow, because no post could tag it; null if it is allowed. */
export function unmatchableAccount(instagramId: string | null | undefined): Refused | null {
  if (instagramId === null || instagramId === undefined) return null;
  if (snsUsername('Instagram', instagramId) !== null) return null;
  const message = `no post can tag ${instagramId}: enter the account's Instagram username, of letters a to z, digits, dots and _`;
  return refuse('invalid', 'brand.instagram_id_unusable', message, { instagramId });
}
