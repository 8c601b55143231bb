import { evolveMember, initialMember } from '#domain/members/member-state.ts';
import type { StreamKind } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';

const member: StreamKind = {
  fold: fold(initialMember, evolveMember),
  isFilter: true,
  field: 'userId',
  housekeeping: ['MemberRegistrationExpired', 'MemberSnsSynced'],
};

export const memberStreams = { user: member };
