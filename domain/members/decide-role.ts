import { type Asked, accept, type Decision, nothingToDo } from '../decider.ts';
import { checkTransition, type Rules } from '../transition-table.ts';
import type { MemberEvent } from './member-events.ts';
import type { MemberState, MemberStatus } from './member-state.ts';
import {
  type MemberRoleCommand,
  memberRoleRules,
  memberRoleTransitions,
  memberStanding,
} from './role-transitions.ts';

/** Refuses changes to the role of a member that does not exist or has left. */
const thereRules: Rules<MemberStatus, never, MemberState> = {
  entity: 'user',
  table: memberRoleTransitions.map((row) => ({
    action: row.action,
    from: ['registered', 'leaving'],
    to: 'same',
    event: row.event,
    who: row.who,
  })),
  guards: {},
};

export function isOnRole(command: { action: string }): command is MemberRoleCommand {
  return memberRoleTransitions.some(({ action }) => action === command.action);
}

/** Decides a command on a member's role by the role table. */
export function decideRole(
  state: MemberState,
  command: MemberRoleCommand,
  asked: Asked,
): Decision<MemberEvent> {
  const refused =
    checkTransition(thereRules, state, command, asked) ??
    checkTransition(memberRoleRules, memberStanding(state), command, asked);
  return refused ?? eventOf(state, command);
}

function eventOf(
  { role: from, roleBeforeBan, grade }: MemberState,
  command: MemberRoleCommand,
): Decision<MemberEvent> {
  switch (command.action) {
    case 'apply':
      return accept({ type: 'MemberApplied', data: {} });
    case 'approve':
      return accept({ type: 'MemberApproved', data: { from, to: command.role } });
    case 'decline':
      return accept({ type: 'MemberDeclined', data: {} });
    case 'make_normal':
      return accept({ type: 'MemberRoleChanged', data: { from, to: 'normal' } });
    case 'ban':
      return accept({ type: 'MemberBanned', data: { from } });
    case 'unban':
      return accept({ type: 'MemberUnbanned', data: { to: roleBeforeBan ?? 'normal' } });
    case 'change_grade':
      return command.grade === grade
        ? nothingToDo
        : accept({ type: 'MemberGradeChanged', data: { from: grade, to: command.grade } });
    case 'see_first_login':
      return accept({ type: 'MemberFirstLoginSeen', data: {} });
  }
}
