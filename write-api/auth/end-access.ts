import type { MemberEvent } from '#domain/members/member-events.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import { brandKey } from '#http/revocations.ts';
import { endAccount, endSignIns } from './credentials.ts';
import type { SignInDeps } from './deps.ts';
import { revoke } from './revocations.ts';

type Deps = Pick<SignInDeps, 'db' | 'clock'>;

/** What has happened: just now, or as it stands in the store. */
type Closing = Pick<StoredEvent, 'type' | 'data'> & Partial<Pick<StoredEvent, 'metadata' | 'recordedAt'>>;

/**
 * Ends what an event of an account or a brand has closed. The request does it before it answers; the reactor once more,
 * for one that was cut off. Harmless when repeated: a sign-in that has begun since knows of it.
 */
export async function endAccess(deps: Deps, closing: Closing, id: number): Promise<void> {
  const { type, data } = closing;
  const begunBy = timeOf(closing);
  switch (type) {
    case 'StaffRemoved':
      return endAccount(deps, { kind: 'staff', id });
    case 'StaffRolesSet':
      // Its tokens say what it was allowed before.
      return endSignIns(deps, { kind: 'staff', id }, 'roles_changed', begunBy);
    case 'StaffIdentityUnlinked':
      // Which of them it began is not known.
      return endSignIns(deps, { kind: 'staff', id }, 'identity_unlinked', begunBy);
    case 'BrandAdminRemoved':
      return endAccount(deps, { kind: 'brand_admin', id });
    case 'BrandRemoved':
      // Its admins cannot refresh theirs: that asks for the brand.
      return revoke(deps.db, [brandKey(id)]);
    case 'MemberBanned':
      return endSignIns(deps, { kind: 'user', id }, 'banned', begunBy);
    case 'MemberRoleChanged': {
      // As bans were told before.
      const { to } = data as Extract<MemberEvent, { type: 'MemberRoleChanged' }>['data'];
      if (to === 'banned') await endSignIns(deps, { kind: 'user', id }, 'banned', begunBy);
    }
  }
}

/** When it happened, by the later of two clocks: the store's, and that by which sign-ins begin. Undefined where that is now. */
function timeOf({ metadata, recordedAt }: Closing): Date | undefined {
  if (metadata === undefined || recordedAt === undefined) return undefined;
  return new Date(Math.max(Date.parse(metadata.receivedAt), Date.parse(recordedAt)));
}
