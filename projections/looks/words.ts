import { type LookWords, type SaidWords, wordsOf } from '#domain/looks/words.ts';
import { personKey } from '#domain/members/person.ts';
import type { Unseal } from '../projection.ts';

/** What was said of a look, in the clear; of a look that is gone, and of a member who is, nothing is kept. */
export function openedWords(
  { status, userId, words }: { status: string; userId: number; words: readonly SaidWords[] },
  unseal: Unseal,
): LookWords {
  const said = status === 'removed' ? [] : words;
  return wordsOf(said, (sealed) => unseal(personKey('user', userId), sealed) as Partial<LookWords> | null);
}
