import { usernameClaim } from '#domain/claim-values.ts';
import { type Contact, personKey } from '#domain/members/person.ts';
import { staff } from '#domain/members/staff.ts';
import type { StaffRole } from '#domain/staff-role-kinds.ts';
import { requireAccountRules } from '../auth/account-rules.ts';
import { addCredential } from '../auth/credentials.ts';
import type { WriteDeps } from '../deps.ts';
import { type ChangedTo, makeChange } from '../kit/changes/change.ts';
import { systemContext } from '../kit/changes/context.ts';
import type { CommandContext } from '../kit/commands/context.ts';

export interface NewStaff {
  username: string;
  password: string;
  /** The displayed name; the username if omitted. */
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  /** The account's roles; `owner` if omitted. */
  roles?: readonly StaffRole[];
}

/**
 * Adds a staff member. Throws an `ApiError`: `claim.username_taken`, `auth.username_invalid`, `auth.password_invalid`,
 * `auth.password_common`.
 */
export async function addStaff(
  deps: WriteDeps,
  { username, password, name = null, email = null, phone = null, roles = ['owner'] }: NewStaff,
  context: CommandContext = systemContext(deps.clock),
): Promise<ChangedTo<typeof staff.initial>> {
  requireAccountRules(username, password);
  const { staff: [id] = [] } = await deps.ids.forCommand({ staff: 1 }, context);
  if (id === undefined) throw new Error('no id was given');
  const contact: Contact = { name, email, phone };
  const isNamed = Object.values(contact).some((value) => value !== null);
  const personal = isNamed ? await deps.seal(personKey('staff', id), contact) : null;
  return makeChange(
    deps,
    {
      decider: staff,
      id,
      commands: [
        { action: 'add', staffId: id, username, personal },
        { action: 'set_roles', roles },
      ],
      name: 'add',
      claims: { by: { category: 'staff', id }, taken: [usernameClaim(username)], givenUp: [] },
      before: () => addCredential(deps, { kind: 'staff', id }, username, password),
    },
    { context },
  );
}
