import { member } from '#domain/members/member.ts';
import { personKey } from '#domain/members/person.ts';
import { later } from '#domain/reacting.ts';
import { type Language, languageOfRegion } from '#domain/words/languages.ts';
import { addressOf } from '../auth/address-of.ts';
import type { DeadlineCause } from '../database.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import type { LetterText } from '../mail/texts/letter-texts.ts';
import { isSent, isWritten, writeLetter } from '../mail/write-letter.ts';

/** The number of days after which a letter is no longer sent. */
const goodForDays = 30;

interface MemberLetter {
  userId: number;
  /** The name of the letter: the member gets one letter of a name. */
  name: string;
  cause: DeadlineCause;
  textIn(language: Language): LetterText;
}

/** Mails a letter to a member in the language of the member's region. A member who leaves, or has no address, gets none. */
export async function mailMember(
  deps: WriteDeps,
  { userId, name, cause, textIn }: MemberLetter,
): Promise<void> {
  const letterId = derivedCommandId(name, `letter to user ${userId}`);
  if ((await isWritten(deps, letterId)) || (await isSent(deps, letterId))) return;
  const { status, regionId } = (await deps.streams.refresh(member, userId)).state;
  if (status !== 'registered') return;
  const to = await addressOf(deps, { kind: 'user', id: userId });
  if (to === null) return;
  const letter = { id: letterId, to, ...textIn(languageOfRegion[regionId]) };
  const until = later(deps.clock(), goodForDays * 86_400_000);
  await writeLetter(deps, { letter, person: personKey('user', userId), until, cause }, async () => {});
}
