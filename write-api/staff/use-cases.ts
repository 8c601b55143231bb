import { type Contact, personKey } from '#domain/members/person.ts';
import { type StaffState, staff } from '#domain/members/staff.ts';
import type { Language } from '#domain/words/languages.ts';
import { conflict } from '#http/errors.ts';
import { accountsOfKind } from '../auth/credentials.ts';
import type { SignInDeps } from '../auth/deps.ts';
import { endLinks } from '../auth/mailed-links.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { pick } from '../kit/changes/fields.ts';
import { resealed } from '../kit/changes/resealed.ts';
import { usernameClaim } from '../kit/commands/claim-values.ts';
import { closeStaff } from '../members/staff-accounts.ts';
import type { NewStaffBody, StaffChanges } from './bodies.ts';
import { oneAtATime } from './one-at-a-time.ts';

const nobody: Contact = { name: null, email: null, phone: null };
const isThere = ({ status }: StaffState) => status === 'active' || status === 'invited';

/** Invites somebody to work here: a letter asks for a password. 409 `claim.username_taken`, 429. */
export async function inviteStaff(
  deps: SignInDeps,
  { context, address }: Asked,
  { username, language = 'ko', ...said }: NewStaffBody,
): Promise<Changed> {
  await deps.attempts.ask(address);
  const { staff: [id] = [] } = await deps.ids.forCommand({ staff: 1 }, context);
  if (id === undefined) throw new Error('no id was given');
  const personal = await deps.seal(personKey('staff', id), { ...nobody, ...said });
  const commands = [{ action: 'invite' as const, staffId: id, username, personal, language }];
  const claims = { by: { category: 'staff' as const, id }, taken: [usernameClaim(username)], givenUp: [] };
  return makeChange(deps, { decider: staff, id, commands, name: 'invite', claims }, { context });
}

/** Sends the invitation once more. 404 where there is nobody, 409 where nobody is invited, 429. */
export async function renewStaffInvitation(
  deps: SignInDeps,
  asked: Asked,
  { id, language = 'ko' }: { id: number; language?: Language },
): Promise<Changed> {
  await present(deps, staff, id, asked.context, isThere);
  await deps.attempts.letter(asked.address, `invitation of staff ${id}`);
  const commands = [{ action: 'renew_invitation' as const, language }];
  return makeChange(deps, { decider: staff, id, commands, name: 'renew_invitation' }, asked);
}

/** Says how a colleague is called and reached. 404 where there is nobody. */
export async function reviseStaff(
  deps: SignInDeps,
  asked: Asked,
  { id, said }: { id: number; said: StaffChanges },
): Promise<Changed> {
  const { state } = await present(deps, staff, id, asked.context, isThere);
  const person = personKey('staff', id);
  const { sealed, before, after } = await resealed<Contact>(deps, person, state.personal, (now) => ({
    ...(now ?? nobody),
    ...pick(said, ['name', 'email', 'phone']),
  }));
  const commands = [{ action: 'set_personal_data' as const, personal: sealed }];
  const changed = await makeChange(deps, { decider: staff, id, commands, name: 'revise' }, asked);
  // Links were sent to the address of before.
  if (before?.email !== after?.email) await endLinks(deps.db, { kind: 'staff', id });
  return changed;
}

/**
 * Closes an account: it is out at once, and its history stays. 404 where there is none, 409 `staff.last_one` for the last who can sign in:
 * nobody could let anybody in again.
 */
export async function removeStaffMember(deps: SignInDeps, asked: Asked, id: number): Promise<Changed> {
  return oneAtATime(deps.db, 'staff accounts', async () => {
    const { state, isRepeat } = await present(deps, staff, id, asked.context, isThere);
    if (!isRepeat && state.status === 'active' && (await othersWhoSignIn(deps, id)) === 0) {
      throw conflict(
        'staff.last_one',
        'this is the last account that lets anybody in: invite somebody first',
      );
    }
    return closeStaff(deps, id, asked);
  });
}

async function othersWhoSignIn(deps: SignInDeps, but: number): Promise<number> {
  const others = (await accountsOfKind(deps, 'staff')).filter(({ id }) => id !== but);
  const states = await Promise.all(others.map(({ id }) => deps.streams.refresh(staff, id)));
  return states.filter(({ state }) => state.status === 'active').length;
}
