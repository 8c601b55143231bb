import { personKey } from '#domain/members/person.ts';
import { later } from '#domain/reacting.ts';
import type { Language } from '#domain/words/languages.ts';
import { newToken } from '../accounts/one-time.ts';
import type { WriteDeps } from '../deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { letterTexts } from '../mail/texts/texts.ts';
import { isWritten, writeLetter } from '../mail/write-letter.ts';
import type { Reachable } from './accounts-at.ts';
import { rememberLink } from './mailed-links.ts';
import { recordAccount } from './record-account.ts';

/** The number of minutes until a password link expires. */
const goodForMinutes = 60;

/**
 * Mails an account its username and a link to set a new password. It appends the event first, so that every link is recorded.
 * A command sends only one e-mail, which has the command's id.
 */
export async function mailPasswordLink(
  deps: WriteDeps,
  { account, username, email }: Reachable,
  language: Language,
  context: CommandContext,
): Promise<void> {
  const { kind, id } = account;
  const letterId = context.commandId;
  if (await isWritten(deps, letterId)) return;
  const now = deps.clock();
  const until = later(now, goodForMinutes * 60_000);
  await recordAccount(deps, account, 'mail_password_link', context);
  const token = newToken();
  const link = `${deps.publicUrl}/new-password#${token}`;
  const text = letterTexts[language].signInHelp({ username, link, minutes: goodForMinutes });
  const letter = { id: letterId, to: email, ...text };
  const cause = { eventId: letterId, correlationId: context.correlationId };
  await writeLetter(deps, { letter, person: personKey(kind, id), until, cause }, (transaction) =>
    rememberLink(transaction, deps, token, account, {
      to: email,
      now: new Date(now),
      until: new Date(until),
    }),
  );
}
