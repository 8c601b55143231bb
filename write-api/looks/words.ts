import { changedFields, isEmpty } from '#domain/changed-fields.ts';
import type { LookCommand } from '#domain/looks/look.ts';
import type { LookState } from '#domain/looks/look-state.ts';
import { type LookWords, wordsOf } from '#domain/looks/words.ts';
import { personKey } from '#domain/members/person.ts';
import type { Sealed } from '#domain/sealed.ts';
import type { WriteDeps } from '../deps.ts';

type Said = Pick<LookState, 'userId' | 'words'>;

/** What a member says of a look, in the clear; nothing of who was forgotten. */
export async function openedWords(
  { sealing }: Pick<WriteDeps, 'sealing'>,
  { userId, words }: Said,
): Promise<LookWords> {
  const opened = new Map<Sealed, Partial<LookWords> | null>();
  for (const each of words) {
    if (typeof each !== 'string') continue;
    opened.set(each, (await sealing.unseal(personKey('user', userId), each)) as Partial<LookWords> | null);
  }
  return wordsOf(words, (sealed) => opened.get(sealed) ?? null);
}

/** The words of a new look, sealed with its member's key. */
export async function sealedWords(
  { seal }: Pick<WriteDeps, 'seal'>,
  userId: number,
  words: LookWords,
): Promise<{ words: Sealed; hasLink: boolean }> {
  return { words: await seal(personKey('user', userId), words), hasLink: words.link !== null };
}

/** What is another word than before, sealed; a revision by which nothing changes where there is none. */
export async function sealedRevision(
  deps: Pick<WriteDeps, 'seal' | 'sealing'>,
  state: Said,
  said: Partial<LookWords>,
): Promise<LookCommand> {
  const changed = changedFields<LookWords>(await openedWords(deps, state), said);
  if (isEmpty(changed)) return revision(changed);
  return { ...revision(changed), changed: await deps.seal(personKey('user', state.userId), changed) };
}

/** A revision as it is asked for, before it is sealed. */
export function revision(changed: Partial<LookWords>): Extract<LookCommand, { action: 'revise' }> {
  return { action: 'revise', changed, hasLink: changed.link === undefined ? null : changed.link !== null };
}
