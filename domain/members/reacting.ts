import type { Reacting } from '../reacting.ts';
import { member } from './member.ts';
import type { MemberEvent } from './member-events.ts';
import type { MemberState } from './member-state.ts';
import type { MemberRoleCommand } from './role-transitions.ts';

export const memberReacting: Reacting<MemberState, MemberRoleCommand, MemberEvent> = { decider: member };
