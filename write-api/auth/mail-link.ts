import { personKey } from '#domain/members/person.ts';
import { later } from '#domain/reacting.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import type { Account } from '../accounts/accounts.ts';
import { newToken } from '../accounts/one-time.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import type { Letter } from '../mail/sender.ts';
import { senderOf } from '../mail/sender-of.ts';
import { isWritten, writeLetter } from '../mail/write-letter.ts';
import { rememberLink } from './mailed-links.ts';

const hourMs = 3_600_000;
/** The number of hours until an invitation expires. */
export const goodForHours = 72;

/** Mails the letter of an invitation event once, with a new link. `textWith` returns null if the person is no longer invited. */
export async function mailLink(
  deps: WriteDeps,
  stored: StoredEvent,
  account: Account,
  textWith: (token: string) => Promise<Omit<Letter, 'id'> | null>,
): Promise<void> {
  const id = derivedCommandId(stored.id, 'letter');
  const until = later(stored.metadata.receivedAt, goodForHours * hourMs);
  if (until <= deps.clock() || (await isWritten(deps, id))) return;
  const token = newToken();
  const text = await textWith(token);
  if (text === null) return;
  const cause = { eventId: stored.id, correlationId: stored.metadata.$correlationId };
  const times = { to: text.to, now: new Date(deps.clock()), until: new Date(until) };
  const person = personKey(account.kind, account.id);
  await writeLetter(
    deps,
    { letter: { id, ...text }, person, until, cause, sender: senderOf(stored) },
    (transaction) => rememberLink(transaction, deps, token, account, times),
  );
}
