import type { MemberEvent } from '#domain/members/member-events.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import { brandKey } from '#http/revocations.ts';
import type { WriteDeps } from '../deps.ts';
import { endAccount, endSignIns } from './credentials.ts';
import { revoke } from './revocations.ts';

type Deps = Pick<WriteDeps, 'db' | 'clock'>;

/** An event that closes access: either one that was just appended, or a stored one. */
type Closing = Pick<StoredEvent, 'type' | 'data'> & Partial<Pick<StoredEvent, 'metadata' | 'recordedAt'>>;

/**
 * Ends the access that an event of an account or a brand closes. The request does this before it responds. The reactor repeats
 * it, because the request may have crashed. Running it twice is safe: sign-ins that began later stay open.
 */
export async function endAccess(deps: Deps, closing: Closing, id: number): Promise<void> {
  const { type, data } = closing;
  const begunBy = timeOf(closing);
  switch (type) {
    case 'StaffRemoved':
      return endAccount(deps, { kind: 'staff', id });
    case 'StaffRolesSet':
      // The account's tokens contain its former roles.
      return endSignIns(deps, { kind: 'staff', id }, 'roles_changed', begunBy);
    case 'StaffIdentityUnlinked':
      // A sign-in does not record whether it used this identity, so all sign-ins end.
      return endSignIns(deps, { kind: 'staff', id }, 'identity_unlinked', begunBy);
    case 'BrandAdminRemoved':
      return endAccount(deps, { kind: 'brand_admin', id });
    case 'BrandRemoved':
      // Revokes the tokens of the brand's admins. They cannot refresh either, because a refresh checks the brand.
      return revoke(deps.db, [brandKey(id)]);
    case 'MemberBanned':
      return endSignIns(deps, { kind: 'user', id }, 'banned', begunBy);
    case 'MemberRoleChanged': {
      // Earlier versions recorded a ban as `MemberRoleChanged`.
      const { to } = data as Extract<MemberEvent, { type: 'MemberRoleChanged' }>['data'];
      if (to === 'banned') await endSignIns(deps, { kind: 'user', id }, 'banned', begunBy);
    }
  }
}

/**
 * Returns the time of the event, by the later of the store's clock and the clock of sign-ins. Undefined if the event was just
 * appended.
 */
function timeOf({ metadata, recordedAt }: Closing): Date | undefined {
  if (metadata === undefined || recordedAt === undefined) return undefined;
  return new Date(Math.max(Date.parse(metadata.receivedAt), Date.parse(recordedAt)));
}
