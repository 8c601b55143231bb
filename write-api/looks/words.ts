import { changedFields, isEmpty } from '#domain/changed-fields.ts';
import type { LookCommand } from '#domain/looks/look.ts';
import type { LookState } from '#domain/looks/look-state.ts';
import { type LookWords, wordsOf } from '#domain/looks/words.ts';
import { personKey } from '#domain/members/person.ts';
import type { Sealed } from '#domain/sealed.ts';
import type { WriteDeps } from '../deps.ts';

type Said = Pick<LookState, 'userId' | 'words'>;

/** Returns the unsealed link and text of a look; empty if its member was forgotten. */
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

/** Seals the link and text of a new look with its member's key. */
export async function sealedWords(
  { seal }: Pick<WriteDeps, 'seal'>,
  userId: number,
  words: LookWords,
): Promise<{ words: Sealed; hasLink: boolean }> {
  return { words: await seal(personKey('user', userId), words), hasLink: words.link !== null };
}

/** Returns a revision with only the changed link or text, sealed; a no-op revision if neither changed. */
export async function sealedRevision(
  deps: Pick<WriteDeps, 'seal' | 'sealing'>,
  state: Said,
  said: Partial<LookWords>,
): Promise<LookCommand> {
  const changed = changedFields<LookWords>(await openedWords(deps, state), said);
  if (isEmpty(changed)) return revision(changed);
  return { ...revision(changed), changed: await deps.seal(personKey('user', state.userId), changed) };
}

/** Returns a revision whose link and text are not sealed yet. */
export function revision(changed: Partial<LookWords>): Extract<LookCommand, { action: 'revise' }> {
  return { action: 'revise', changed, hasLink: changed.link === undefined ? null : changed.link !== null };
}
