import { invitation } from '#domain/invitations/invitation.ts';
import { later } from '#domain/reacting.ts';
import { userRef } from './masters.ts';
import { daysAgo, type Setting } from './setting.ts';

/** Invitations of staff and of the first member: open, over and rejected. The days are those of the publication. */
export const demoInvitations = [
  { code: 'QKXWMTRZPBHD', days: 2, goodFor: 30, byMember: false, isRejected: false },
  { code: 'VNGCRYTKEAMP', days: 1.5, goodFor: 30, byMember: true, isRejected: false },
  { code: 'HWZDBXQSUFJN', days: 40, goodFor: 30, byMember: false, isRejected: false },
  { code: 'TPKEYVMGRACX', days: 3, goodFor: 60, byMember: true, isRejected: true },
] as const;

export const invitationRef = (code: string) => `invitation ${code}`;

/** Plans the invitations. */
export function planInvitations(setting: Setting): void {
  const { clockwork, world, idOf, staff } = setting;
  const memberId = idOf('user', userRef(0));
  for (const { code, days, goodFor, byMember, isRejected } of demoInvitations) {
    const id = idOf('invitation', invitationRef(code));
    const publisher = byMember
      ? ({ label: 'user', id: memberId } as const)
      : ({ label: 'staff', id: staff.id ?? 0 } as const);
    clockwork.plan(daysAgo(setting, days), (at) => {
      const asked = { actor: publisher, at };
      const expiredTime = later(at, goodFor * 86_400_000);
      const command = { action: 'publish', invitationId: id, publisher, code, expiredTime } as const;
      world.tell(invitation, id, command, asked);
      if (isRejected) world.tell(invitation, id, { action: 'reject' }, asked);
    });
  }
}
