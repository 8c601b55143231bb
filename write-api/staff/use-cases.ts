import { usernameClaim } from '#domain/claim-values.ts';
import { type Contact, personKey } from '#domain/members/person.ts';
import { type StaffState, staff } from '#domain/members/staff.ts';
import type { Language } from '#domain/words/languages.ts';
import { conflict } from '#http/errors.ts';
import { planAddress } from '../auth/address/plan.ts';
import { accountsOfKind } from '../auth/credentials.ts';
import { endAccess } from '../auth/end-access.ts';
import { endLinks } from '../auth/mailed-links.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { taken } from '../kit/changes/fields.ts';
import { resealed } from '../kit/changes/resealed.ts';
import { closeStaff } from '../members/staff-accounts.ts';
import type { NewStaffBody, StaffChanges } from './bodies.ts';

const nobody: Contact = { name: null, email: null, phone: null };
const isThere = ({ status }: StaffState) => status === 'active' || status === 'invited';

/** Invites a staff member: an e-mail asks the person to choose a password. Throws 409 `claim.username_taken`, and 429. */
export async function inviteStaff(
  deps: WriteDeps,
  { context, address }: Asked,
  { username, language = 'ko', roles, ...said }: NewStaffBody,
): Promise<Changed> {
  await deps.attempts.ask(address);
  const { staff: [id] = [] } = await deps.ids.forCommand({ staff: 1 }, context);
  if (id === undefined) throw new Error('no id was given');
  const personal = await deps.seal(personKey('staff', id), { ...nobody, ...said });
  const commands = [
    { action: 'invite' as const, staffId: id, username, personal, language },
    { action: 'set_roles' as const, roles },
  ];
  const claims = { by: { category: 'staff' as const, id }, taken: [usernameClaim(username)], givenUp: [] };
  return makeChange(deps, { decider: staff, id, commands, name: 'invite', claims }, { context });
}

/** Sends the invitation again. Throws 404 if the account does not exist, 409 if the account is not invited, and 429. */
export async function renewStaffInvitation(
  deps: WriteDeps,
  asked: Asked,
  { id, language = 'ko' }: { id: number; language?: Language },
): Promise<Changed> {
  await present(deps, staff, id, asked.context, isThere);
  await deps.attempts.letter(asked.address, `invitation of staff ${id}`);
  const commands = [{ action: 'renew_invitation' as const, language }];
  return makeChange(deps, { decider: staff, id, commands, name: 'renew_invitation' }, asked);
}

/**
 * Revises a staff member's name, contact and roles. A new address may only be proposed, see `planAddress`. New roles end all
 * sign-ins of the account. Throws 404 if the account does not exist, 409 `staff.last_one` if no owner would be left, and 409
 * `staff.address_pending`.
 */
export async function reviseStaff(
  deps: WriteDeps,
  asked: Asked,
  { id, said: { current_password: currentPassword, ...asSaid } }: { id: number; said: StaffChanges },
): Promise<Changed> {
  return deps.oneAtATime('staff accounts', async () => {
    const { state, isRepeat } = await present(deps, staff, id, asked.context, isThere);
    const { roles = state.roles } = asSaid;
    if (!isRepeat && !roles.includes('owner')) await requireAnotherOwner(deps, id, state);
    const account = { kind: 'staff', id } as const;
    const plan = await planAddress(deps, asked, { account, state, said: asSaid, currentPassword });
    const person = personKey('staff', id);
    const { sealed } = await resealed<Contact>(deps, person, state.personal, (now) => ({
      ...(now ?? nobody),
      ...taken(plan.said, { name: true, email: true, phone: true, roles: false }),
    }));
    const commands = [
      ...plan.commands,
      { action: 'set_personal_data' as const, personal: sealed },
      { action: 'set_roles' as const, roles },
    ];
    const changed = await makeChange(deps, { decider: staff, id, commands, name: 'revise' }, asked);
    // Links that were mailed to the former address still work, so they end now.
    if (plan.isMoved) await endLinks(deps.db, account);
    if (roles.join() !== state.roles.join()) await endAccess(deps, { type: 'StaffRolesSet', data: {} }, id);
    return changed;
  });
}

/**
 * Closes an account and ends its sign-ins; its history stays. Throws 404 if the account does not exist. Throws 409
 * `staff.last_one` for the last owner who can sign in, because only owners can invite owners.
 */
export async function removeStaffMember(deps: WriteDeps, asked: Asked, id: number): Promise<Changed> {
  return deps.oneAtATime('staff accounts', async () => {
    const { state, isRepeat } = await present(deps, staff, id, asked.context, isThere);
    if (!isRepeat) await requireAnotherOwner(deps, id, state);
    return closeStaff(deps, id, asked);
  });
}

const letsPeopleIn = ({ status, roles }: StaffState) => status === 'active' && roles.includes('owner');

/**
 * Checks that another active owner exists.
 *
 * @throws 409 `staff.last_one` if this is the only active owner.
 */
async function requireAnotherOwner(deps: WriteDeps, id: number, state: StaffState): Promise<void> {
  if (!letsPeopleIn(state)) return;
  const others = (await accountsOfKind(deps, 'staff')).filter((other) => other.id !== id);
  const states = await Promise.all(others.map((other) => deps.streams.refresh(staff, other.id)));
  if (states.some((other) => letsPeopleIn(other.state))) return;
  throw conflict(
    'staff.last_one',
    'this is the last active owner; give another colleague the owner role first',
  );
}
