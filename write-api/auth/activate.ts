import Type, { type Static } from 'typebox';
import { languages } from '#domain/words/languages.ts';
import { OneOf } from '#http/contract.ts';
import { hashOfToken, OneTimeToken } from '../accounts/one-time.ts';
import type { WriteDeps } from '../deps.ts';
import { systemContext } from '../kit/changes/context.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { requirePasswordRules } from './account-rules.ts';
import { linkOver, type PasswordByLink } from './change-by-proof.ts';
import { addCredential } from './credentials.ts';
import { invitedOf, renewOpenInvitation } from './invited.ts';
import { accountOfLink, endLinks, spendLink } from './mailed-links.ts';
import { recordOfficeAccount } from './record-account.ts';

export const Activated = Type.Object({ isActivated: Type.Literal(true), username: Type.String() });

/**
 * Sets the password that an invited person chose, and activates the account. After an interruption, the same link works again.
 * Throws 422 `auth.link_over` or `auth.password_common`, and 429.
 */
export async function activateAccount(
  deps: WriteDeps,
  address: string,
  { token, password }: Static<typeof PasswordByLink>,
): Promise<Static<typeof Activated>> {
  await deps.attempts.ask(address);
  const now = new Date(deps.clock());
  const account = await accountOfLink(deps, token, now);
  const invited = account && (await invitedOf(deps, account));
  if (account === null || invited === null) throw linkOver();
  requirePasswordRules(invited.username, password);
  // All tries with this link are one command, so that a retry continues an interrupted try.
  const commandId = derivedCommandId(hashOfToken(token), 'activate');
  if (!(await spendLink(deps.db, token, commandId, now))) throw linkOver();
  await addCredential(deps, account, invited.username, password);
  const ids = { commandId, correlationId: commandId, causationId: commandId };
  const { kind: label, id } = invited.account;
  const context = { ...ids, actor: { label, id }, receivedAt: deps.clock() };
  await recordOfficeAccount(deps, invited.account, 'activate', context);
  await endLinks(deps.db, account);
  return { isActivated: true, username: invited.username };
}

export const RenewalWanted = Type.Object(
  { token: OneTimeToken, language: Type.Optional(OneOf(languages)) },
  { additionalProperties: false },
);
export const RenewalAsked = Type.Object({ isAsked: Type.Literal(true) });

/**
 * Sends a new invitation for an expired link, always to the invited address. The answer is the same if no invitation is open.
 * Throws 429.
 */
export async function askForInvitation(
  deps: WriteDeps,
  address: string,
  { token, language = 'ko' }: Static<typeof RenewalWanted>,
): Promise<Static<typeof RenewalAsked>> {
  await deps.attempts.letter(address, hashOfToken(token));
  const account = await accountOfLink(deps, token, null);
  const invited = account && (await invitedOf(deps, account));
  if (invited) {
    await renewOpenInvitation(deps, invited.account, language, systemContext(deps.clock));
  }
  return { isAsked: true };
}
