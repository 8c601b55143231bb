import { system } from '#domain/actor.ts';
import { personKey } from '#domain/members/person.ts';
import { later } from '#domain/reacting.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import type { CallEnd, DueCall, OutsideCall } from '../kit/outside/outside-call.ts';
import { letterTexts } from '../mail/texts/texts.ts';
import { isWritten, writeLetter } from '../mail/write-letter.ts';
import { accountsAt, type Reachable } from './accounts-at.ts';
import { newLinkToken, rememberLink } from './mailed-links.ts';
import { recordAccount } from './record-account.ts';
import { helpKind } from './sign-in-help.ts';
import type { SignInHelpTable } from './tables.ts';

/** For so long a link to a new password works. */
const goodForMinutes = 60;

/** Writes to whoever asked for help with signing in, where there is an account at their address. */
export const answerHelp: OutsideCall = { kind: helpKind, atOnce: 4, call };

async function call(deps: WriteDeps, { key: id }: DueCall): Promise<CallEnd> {
  const help = await deps.db
    .selectFrom('write.sign_in_help')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  if (help !== undefined) {
    for (const account of await accountsAt(deps, help.email)) await writeTo(deps, help, account);
    await deps.db.deleteFrom('write.sign_in_help').where('id', '=', id).execute();
  }
  return { end: 'answered', next: null };
}

/** The event first: no link leaves without a trace. The letter's id follows from the request, so that each account gets one. */
async function writeTo(
  deps: WriteDeps,
  help: SignInHelpTable,
  { account, username, email }: Reachable,
): Promise<void> {
  const { kind, id } = account;
  const letterId = derivedCommandId(help.id, `letter:${kind}:${id}`);
  if (await isWritten(deps, letterId)) return;
  const now = deps.clock();
  const until = later(now, goodForMinutes * 60_000);
  const context = { commandId: letterId, correlationId: help.id, causationId: help.id };
  await recordAccount(deps, account, 'mail_password_link', { ...context, actor: system, receivedAt: now });
  const token = newLinkToken();
  const link = `${deps.publicUrl}/new-password#${token}`;
  const text = letterTexts[help.language].signInHelp({ username, link, minutes: goodForMinutes });
  const letter = { id: letterId, to: email, ...text };
  const cause = { eventId: letterId, correlationId: help.id };
  await writeLetter(deps, { letter, person: personKey(kind, id), until, cause }, (transaction) =>
    rememberLink(transaction, token, account, { now: new Date(now), until: new Date(until) }),
  );
}
