import { brandAdmin } from '#domain/brands/brand-admin.ts';
import { emailClaim } from '#domain/claim-values.ts';
import { staff } from '#domain/members/staff.ts';
import type { Language } from '#domain/words/languages.ts';
import type { Account } from '../accounts/accounts.ts';
import type { WriteDeps } from '../deps.ts';
import { makeChange } from '../kit/changes/change.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { addressOf } from './address-of.ts';
import type { OfficeAccount } from './record-account.ts';

/** Returns the open invitation of this account; null if the account has none, or the person has accepted it. */
export async function invitedOf(
  { streams }: WriteDeps,
  { kind, id }: Account,
): Promise<{ account: OfficeAccount; username: string } | null> {
  if (kind === 'user') return null;
  const { state } =
    kind === 'staff' ? await streams.refresh(staff, id) : await streams.refresh(brandAdmin, id);
  return state.status === 'invited' ? { account: { kind, id }, username: state.username } : null;
}

/**
 * Returns the accounts with an open invitation to an e-mail address. `name` is the name of the address's claim. An invitation
 * is found by its mailed link, which is known for 30 days after it expired.
 */
export async function invitedAt(deps: WriteDeps, name: string): Promise<OfficeAccount[]> {
  const links = await deps.db
    .selectFrom('write.mailed_links')
    .select(['kind', 'account_id'])
    .distinct()
    .where('address', '=', name)
    .execute();
  const found: OfficeAccount[] = [];
  for (const { kind, account_id } of links) {
    const invited = await invitedOf(deps, { kind, id: Number(account_id) });
    const email = invited && (await addressOf(deps, invited.account));
    if (invited && email !== null && deps.claims.nameOf(emailClaim(email)) === name) {
      found.push(invited.account);
    }
  }
  return found;
}

/** Renews an open invitation: a new letter goes to the invited address. */
export async function renewOpenInvitation(
  deps: WriteDeps,
  { kind, id }: OfficeAccount,
  language: Language,
  context: CommandContext,
): Promise<void> {
  const commands = [{ action: 'renew_invitation' as const, language }];
  const change = { id, commands, name: 'renew_invitation' };
  await (kind === 'staff'
    ? makeChange(deps, { ...change, decider: staff }, { context })
    : makeChange(deps, { ...change, decider: brandAdmin }, { context }));
}
