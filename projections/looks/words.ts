import { type LookWords, type SaidWords, wordsOf } from '#domain/looks/words.ts';
import { personKey } from '#domain/members/person.ts';
import type { Unseal } from '../projection.ts';
import type { LookRow } from './tables.ts';

/** Returns the unsealed link and description of a look; both null for removed looks and forgotten members. */
export function openedWords(
  { status, userId, words }: { status: string; userId: number; words: readonly SaidWords[] },
  unseal: Unseal,
): Pick<LookRow, 'link' | 'description'> {
  if (status === 'removed') return { link: null, description: null };
  return wordsOf(words, (sealed) => unseal(personKey('user', userId), sealed) as Partial<LookWords> | null);
}
