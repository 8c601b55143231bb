import { type Asked, accept, type Decision, nothingToDo, refuse } from '../decider.ts';
import { checkTransition } from '../transition-table.ts';
import type { MemberState } from './member-state.ts';
import type { SnsAccount } from './sns-account.ts';
import type { MemberSnsEvent } from './sns-events.ts';
import { type MemberSnsCommand, memberSnsRules, memberSnsTransitions } from './sns-transitions.ts';

export function isOnSns(command: { action: string }): command is MemberSnsCommand {
  return memberSnsTransitions.some(({ action }) => action === command.action);
}

/**
 * Decides a command on a member's social network account. A member has one account per network and must disconnect it before
 * connecting another. Disconnecting without an account changes nothing, and late answers of the network are dropped.
 */
export function decideSns(
  state: MemberState,
  command: MemberSnsCommand,
  asked: Asked,
): Decision<MemberSnsEvent> {
  const refused = checkTransition(memberSnsRules, state, command, asked);
  return refused ?? eventOf(state.sns[command.network], command);
}

function eventOf(account: SnsAccount | null, command: MemberSnsCommand): Decision<MemberSnsEvent> {
  const { network } = command;
  switch (command.action) {
    case 'connect_sns':
      return account === null
        ? accept({ type: 'MemberSnsConnected', data: { network, profile: command.profile } })
        : refuse(
            'conflict',
            'user.sns_connected',
            'an account of this network is connected; disconnect it first',
            {
              network,
            },
          );
    case 'certify_sns':
    case 'prove_sns':
      return certified(account, command);
    case 'sync_sns': {
      const { isFound, profile, figures } = command;
      return account === null
        ? nothingToDo
        : accept({ type: 'MemberSnsSynced', data: { network, isFound, profile, figures } });
    }
    case 'disconnect_sns':
      return account === null ? nothingToDo : accept({ type: 'MemberSnsDisconnected', data: { network } });
  }
}

/** Certifies an account on behalf of staff. If the network itself has certified the account, this changes nothing. */
function certified(
  account: SnsAccount | null,
  { network, action }: MemberSnsCommand,
): Decision<MemberSnsEvent> {
  if (account === null) {
    return refuse(
      'conflict',
      'user.sns_not_connected',
      'no account of this network is connected; connect one first',
      { network },
    );
  }
  const certification = action === 'prove_sns' ? 'CERTIFIED_BY_SYSTEM' : 'CERTIFIED_BY_STAFF';
  const isKnown = [certification, 'CERTIFIED_BY_SYSTEM'].includes(account.certification);
  return isKnown ? nothingToDo : accept({ type: 'MemberSnsCertified', data: { network, certification } });
}
