import { member } from '#domain/members/member.ts';
import type { MemberEvent } from '#domain/members/member-events.ts';
import { type Person, personKey } from '#domain/members/person.ts';
import { later } from '#domain/reacting.ts';
import { languageOfRegion } from '#domain/words/languages.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import { signInNameOf } from '../auth/credentials.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { senderOf } from '../mail/sender-of.ts';
import { letterTexts } from '../mail/texts/texts.ts';
import { isWritten, writeLetter } from '../mail/write-letter.ts';

/** The number of days after which the e-mail about a decision expires. */
const goodForDays = 30;

/** Mails the decision on a member's application. */
export async function mailMemberDecision(deps: WriteDeps, stored: StoredEvent, id: number): Promise<void> {
  const type = stored.type as MemberEvent['type'];
  if (type !== 'MemberApproved' && type !== 'MemberDeclined') return;
  const letterId = derivedCommandId(stored.id, 'letter');
  const until = later(stored.metadata.receivedAt, goodForDays * 24 * 3_600_000);
  if (until <= deps.clock() || (await isWritten(deps, letterId))) return;
  const { state } = await deps.streams.refresh(member, id);
  const key = personKey('user', id);
  const person = (state.personal && (await deps.sealing.unseal(key, state.personal))) as Person | null;
  if (!person?.email) return;
  // Members that were imported or registered by staff have no password yet.
  const hasPassword = (await signInNameOf(deps, { kind: 'user', id })) !== null;
  const link = hasPassword ? null : `${deps.publicUrl}/forgotten-password`;
  const texts = letterTexts[languageOfRegion[state.regionId]];
  const text =
    type === 'MemberApproved'
      ? texts.memberApproved({ username: state.username ?? person.username ?? '', link })
      : texts.memberDeclined({ reason: stored.metadata.reason ?? '' });
  const letter = { id: letterId, to: person.email, ...text };
  const cause = { eventId: stored.id, correlationId: stored.metadata.$correlationId };
  await writeLetter(
    deps,
    { letter, person: key, until, cause, sender: senderOf(stored) },
    async () => undefined,
  );
}
