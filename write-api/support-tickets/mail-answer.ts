import { member } from '#domain/members/member.ts';
import { personKey } from '#domain/members/person.ts';
import { later } from '#domain/reacting.ts';
import { supportTicket } from '#domain/support-tickets/support-ticket.ts';
import type { SupportTicketEvent } from '#domain/support-tickets/support-ticket-events.ts';
import type { Asker } from '#domain/support-tickets/support-ticket-kinds.ts';
import { languageOfRegion, languages } from '#domain/words/languages.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import { callerFor } from '../accounts/accounts.ts';
import { addressOf } from '../auth/address-of.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { senderOf } from '../mail/sender-of.ts';
import { letterTexts, together } from '../mail/texts/texts.ts';
import { isWritten, writeLetter } from '../mail/write-letter.ts';

/** The number of days after which an e-mail about an answer is no longer sent. */
const goodForDays = 30;

/** Returns the id of the letter about an answer. */
export const letterOf = ({ id }: Pick<StoredEvent, 'id'>) => derivedCommandId(id, 'letter');

/**
 * Mails the asker that staff have answered, and where to read the answer. The e-mail omits the answer: others may read the
 * mailbox, and a sent e-mail cannot be taken back when the asker is forgotten.
 */
export async function mailAnswer(deps: WriteDeps, stored: StoredEvent, id: number): Promise<void> {
  const type = stored.type as SupportTicketEvent['type'];
  if (type !== 'SupportTicketAnswered') return;
  const letterId = letterOf(stored);
  const until = later(stored.metadata.receivedAt, goodForDays * 24 * 3_600_000);
  if (until <= deps.clock() || (await isWritten(deps, letterId))) return;
  const { asker } = (await deps.streams.refresh(supportTicket, id)).state;
  if (asker === null) return;
  const account = { kind: asker.label, id: asker.id };
  const to = await addressOf(deps, account);
  if (to === null || (await callerFor(deps, account)) === null) return;
  const letter = { id: letterId, to, ...(await textFor(deps, asker, id)) };
  const cause = { eventId: stored.id, correlationId: stored.metadata.$correlationId };
  const person = personKey(asker.label, asker.id);
  await writeLetter(deps, { letter, person, until, cause, sender: senderOf(stored) }, async () => undefined);
}

/**
 * Returns the text of the e-mail. Members get their region's language and no link, because they read the answer elsewhere.
 * Back-office accounts have no language, so their e-mail has all languages.
 */
async function textFor({ streams, publicUrl }: WriteDeps, asker: Asker, number: number) {
  if (asker.label === 'user') {
    const { regionId } = (await streams.refresh(member, asker.id)).state;
    return letterTexts[languageOfRegion[regionId]].ticketAnswered({ number, link: null });
  }
  const link = `${publicUrl}/help/${number}`;
  return together(languages.map((language) => letterTexts[language].ticketAnswered({ number, link })));
}
