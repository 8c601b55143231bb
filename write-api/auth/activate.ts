import Type, { type Static } from 'typebox';
import { brandAdmin } from '#domain/brands/brand-admin.ts';
import { languages } from '#domain/words/languages.ts';
import { OneOf } from '#http/contract.ts';
import { makeChange } from '../kit/changes/change.ts';
import { systemContext } from '../kit/changes/context.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { requirePasswordRules } from './account-rules.ts';
import { LinkToken, linkOver, type PasswordByLink } from './change-by-link.ts';
import { addCredential } from './credentials.ts';
import type { SignInDeps } from './deps.ts';
import { accountOfLink, endLinks, hashOfLink, spendLink } from './mailed-links.ts';

export const Activated = Type.Object({ isActivated: Type.Literal(true), username: Type.String() });

/**
 * Gives an invited brand admin the password that it chose, and makes it one that signs in. Whoever was cut off may come again
 * with the link. 422 `auth.link_over`, `auth.password_common`; 429.
 */
export async function activateBrandAdmin(
  deps: SignInDeps,
  address: string,
  { token, password }: Static<typeof PasswordByLink>,
): Promise<Static<typeof Activated>> {
  await deps.attempts.ask(address);
  const now = new Date(deps.clock());
  const account = await accountOfLink(deps.db, token, now);
  if (account?.kind !== 'brand_admin') throw linkOver();
  const { id } = account;
  const { state } = await deps.streams.refresh(brandAdmin, id);
  if (state.status !== 'invited') throw linkOver();
  requirePasswordRules(state.username, password);
  // One command for all tries with this link: whoever was cut off goes on.
  const commandId = derivedCommandId(hashOfLink(token), 'activate');
  if (!(await spendLink(deps.db, token, commandId, now))) throw linkOver();
  await addCredential(deps, account, state.username, password);
  const ids = { commandId, correlationId: commandId, causationId: commandId };
  const context = { ...ids, actor: { label: 'brand_admin' as const, id }, receivedAt: deps.clock() };
  const commands = [{ action: 'activate' as const }];
  await makeChange(deps, { decider: brandAdmin, id, commands, name: 'activate' }, { context });
  await endLinks(deps.db, account);
  return { isActivated: true, username: state.username };
}

export const RenewalWanted = Type.Object(
  { token: LinkToken, language: Type.Optional(OneOf(languages)) },
  { additionalProperties: false },
);
export const RenewalAsked = Type.Object({ isAsked: Type.Literal(true) });

/**
 * Sends an invitation anew to whoever has a link of it that ran out: to the address of the admin, whoever asks. Answered alike where
 * there is nobody to invite. 429.
 */
export async function askForInvitation(
  deps: SignInDeps,
  address: string,
  { token, language = 'ko' }: Static<typeof RenewalWanted>,
): Promise<Static<typeof RenewalAsked>> {
  await deps.attempts.letter(address, hashOfLink(token));
  const account = await accountOfLink(deps.db, token, null);
  if (account?.kind === 'brand_admin') {
    const { id } = account;
    const { state } = await deps.streams.refresh(brandAdmin, id);
    const commands = [{ action: 'renew_invitation' as const, language }];
    const change = { decider: brandAdmin, id, commands, name: 'renew_invitation' };
    if (state.status === 'invited') await makeChange(deps, change, { context: systemContext(deps.clock) });
  }
  return { isAsked: true };
}
