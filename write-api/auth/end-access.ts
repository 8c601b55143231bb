import type { MemberEvent } from '#domain/members/member-events.ts';
import { brandKey } from '#http/revocations.ts';
import { endAccount, endSignIns } from './credentials.ts';
import type { SignInDeps } from './deps.ts';
import { revoke } from './revocations.ts';

type Deps = Pick<SignInDeps, 'db' | 'clock'>;

/**
 * Ends what an event of an account or a brand has closed. The request does it before it answers; the reactor once more,
 * for one that was cut off. Harmless when repeated.
 */
export async function endAccess(
  deps: Deps,
  { type, data }: { type: string; data: unknown },
  id: number,
): Promise<void> {
  switch (type) {
    case 'StaffRemoved':
      return endAccount(deps, { kind: 'staff', id });
    case 'StaffRolesSet':
      // Its tokens say what it was allowed before.
      return endSignIns(deps, { kind: 'staff', id }, 'roles_changed');
    case 'StaffIdentityUnlinked':
      // Which of them it began is not known.
      return endSignIns(deps, { kind: 'staff', id }, 'identity_unlinked');
    case 'BrandAdminRemoved':
      return endAccount(deps, { kind: 'brand_admin', id });
    case 'BrandRemoved':
      // Its admins cannot refresh theirs: that asks for the brand.
      return revoke(deps.db, [brandKey(id)]);
    case 'MemberBanned':
      return endSignIns(deps, { kind: 'user', id }, 'banned');
    case 'MemberRoleChanged': {
      // As bans were told before.
      const { to } = data as Extract<MemberEvent, { type: 'MemberRoleChanged' }>['data'];
      if (to === 'banned') await endSignIns(deps, { kind: 'user', id }, 'banned');
    }
  }
}
