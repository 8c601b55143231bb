import { sameJson } from '#domain/changed-fields.ts';
import { looksArea } from '#domain/looks/area.ts';
import type { LookDescription } from '#domain/looks/look-events.ts';
import { type LookWords, wordsOf } from '#domain/looks/words.ts';
import { personKey } from '#domain/members/person.ts';
import { PersonForgotten, type Sealing } from '#event-store/codec/sealing-keys.ts';

type Said = Pick<LookDescription, 'words' | 'hasLink'>;

/**
 * Seals the texts of a row with its member's key. Returns null for a forgotten member, whose texts are not imported.
 */
export async function sealedWords(
  sealing: Pick<Sealing, 'seal'>,
  userId: number,
  words: LookWords,
): Promise<Said> {
  try {
    return { words: await sealing.seal(personKey('user', userId), words), hasLink: words.link !== null };
  } catch (error) {
    if (!(error instanceof PersonForgotten)) throw error;
    return { words: wordsOf([], () => null), hasLink: false };
  }
}

/**
 * Whether two events of a look have the same content. Sealed texts differ each time, and older events have readable
 * ones.
 */
export async function saySame(
  sealing: Pick<Sealing, 'unseal'>,
  one: unknown,
  other: unknown,
): Promise<boolean> {
  return sameJson(await readable(sealing, one), await readable(sealing, other));
}

async function readable(sealing: Pick<Sealing, 'unseal'>, data: unknown): Promise<unknown> {
  if (typeof data !== 'object' || data === null) return data;
  const posted = (
    'link' in data ? looksArea.upcasters.LookPosted[1](data) : data
  ) as Partial<LookDescription>;
  const { words, userId = 0 } = posted;
  if (typeof words !== 'string') return posted;
  return { ...posted, words: await sealing.unseal(personKey('user', userId), words) };
}
