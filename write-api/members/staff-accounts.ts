import { identityClaim, usernameClaim } from '#domain/claim-values.ts';
import { type Contact, personKey } from '#domain/members/person.ts';
import { staff } from '#domain/members/staff.ts';
import type { StaffRole } from '#domain/staff-role-kinds.ts';
import { notFound } from '#http/errors.ts';
import { linkedIdentity } from '../accounts/linked-identity.ts';
import { changePassword } from '../auth/change-password.ts';
import { accountNamed, accountsOfKind, endAccount } from '../auth/credentials.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange } from '../kit/changes/change.ts';
import { systemContext } from '../kit/changes/context.ts';
import type { CommandContext } from '../kit/commands/context.ts';

export interface StaffAccount {
  id: number;
  username: string;
  /** The displayed name; null if the account has none. */
  name: string | null;
  roles: readonly StaffRole[];
}

/** Returns the staff who may sign in, by id. */
export async function listStaff(deps: WriteDeps): Promise<StaffAccount[]> {
  const accounts: StaffAccount[] = [];
  for (const { id } of await accountsOfKind(deps, 'staff')) {
    const { state } = await deps.streams.refresh(staff, id);
    if (state.status !== 'active') continue;
    const contact = state.personal && (await deps.sealing.unseal(personKey('staff', id), state.personal));
    const { username, roles } = state;
    accounts.push({ id, username, name: (contact as Contact | null)?.name ?? null, roles });
  }
  return accounts;
}

/**
 * Removes a staff account: ends its sign-ins at once and frees its username. Its history stays. Finishes a removal that a
 * crash interrupted.
 *
 * @throws 404 if no staff account has this username.
 */
export async function removeStaff(
  deps: WriteDeps,
  username: string,
  context: CommandContext = systemContext(deps.clock),
): Promise<void> {
  const id = await staffNamed(deps, username);
  const { state } = await deps.streams.refresh(staff, id);
  if (state.status !== 'active') {
    await deps.claims.release([usernameClaim(username)], { category: 'staff', id }, context);
    await endStaff(deps, id);
  } else await closeStaff(deps, id, { context });
}

/** Closes an active or invited staff account. */
export async function closeStaff(
  deps: WriteDeps,
  id: number,
  asked: Pick<Asked, 'context'> & Partial<Pick<Asked, 'seenRevision'>>,
): Promise<Changed> {
  const { state } = await deps.streams.refresh(staff, id);
  const linked = await linkedIdentity(deps.sealing, id, state);
  const givenUp = [usernameClaim(state.username), ...(linked === null ? [] : [identityClaim(linked)])];
  const claims = { by: { category: 'staff', id } as const, taken: [], givenUp };
  const commands = [{ action: 'remove' as const }];
  const changed = await makeChange(deps, { decider: staff, id, commands, name: 'remove', claims }, asked);
  await endStaff(deps, id);
  return changed;
}

async function endStaff(deps: WriteDeps, id: number): Promise<void> {
  await deps.sealing.forget(personKey('staff', id));
  // The account ends last, since a repeated removal finds it by its credential.
  await endAccount(deps, { kind: 'staff', id });
}

/**
 * Sets a staff account's password and ends all its sign-ins.
 *
 * @throws 404 if no staff account has this username, and 422 `auth.password_invalid`.
 */
export async function setStaffPassword(
  deps: WriteDeps,
  username: string,
  password: string,
  context: CommandContext = systemContext(deps.clock),
): Promise<void> {
  const id = await staffNamed(deps, username);
  await changePassword(deps, { kind: 'staff', id }, password, context);
}

async function staffNamed(deps: WriteDeps, username: string): Promise<number> {
  const account = await accountNamed(deps, 'staff', username);
  if (account === null) throw notFound('staff', username);
  return account.id;
}
