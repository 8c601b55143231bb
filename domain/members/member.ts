import { changedFields, isEmpty } from '../changed-fields.ts';
import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import type { Sealed } from '../sealed.ts';
import type { AgreedTerms } from '../terms-kinds.ts';
import { checkTransition, factOf, type Rules, type Transition } from '../transition-table.ts';
import { type AddressCommand, decideAddress } from './address-proposal.ts';
import { decideRole, isOnRole } from './decide-role.ts';
import { decideSns, isOnSns } from './decide-sns.ts';
import type {
  MemberDescription,
  MemberEvent,
  MemberFields,
  MemberWishes,
  SystemSetting,
} from './member-events.ts';
import type { MemberPicture, SocialProvider } from './member-kinds.ts';
import { evolveMember, initialMember, type MemberState, type MemberStatus } from './member-state.ts';
import { decideRegion, type RegionCommand } from './region-change.ts';
import type { MemberRoleAction, MemberRoleCommand } from './role-transitions.ts';
import type { MemberSnsAction, MemberSnsCommand } from './sns-transitions.ts';

const alive: readonly MemberStatus[] = ['registered', 'leaving'];
const byStaff = ['staff', 'system'] as const;
const own = ['user', 'staff', 'system'] as const;

/** Every action on a member. The caller checks that members act only on their own account. */
export const memberTransitions = [
  { action: 'register', from: ['none'], to: 'registered', event: 'MemberRegistered', who: own },
  { action: 'expire', from: ['none'], to: 'expired', event: 'MemberRegistrationExpired', who: ['system'] },
  { action: 'revise', from: alive, to: 'same', event: 'MemberRevised', who: own },
  {
    action: 'begin_region_change',
    from: alive,
    to: 'same',
    event: 'MemberRegionChangeBegan',
    who: own,
  },
  {
    action: 'stop_region_change',
    from: alive,
    to: 'same',
    event: 'MemberRegionChangeStopped',
    who: ['system'],
  },
  { action: 'change_region', from: alive, to: 'same', event: 'MemberRevised', who: own },
  { action: 'set_personal_data', from: alive, to: 'same', event: 'MemberPersonalDataSet', who: own },
  { action: 'propose_address', from: alive, to: 'same', event: 'MemberAddressProposed', who: byStaff },
  {
    action: 'tell_address_owner',
    from: alive,
    to: 'same',
    event: 'MemberAddressOwnerTold',
    who: ['system'],
  },
  {
    action: 'end_address_proposal',
    from: alive,
    to: 'same',
    event: 'MemberAddressProposalEnded',
    who: own,
  },
  {
    action: 'revise_system_setting',
    from: alive,
    to: 'same',
    event: 'MemberSystemSettingRevised',
    who: byStaff,
  },
  { action: 'note_lost_and_found', from: alive, to: 'same', event: 'MemberLostAndFoundNoted', who: byStaff },
  { action: 'set_internal_data', from: alive, to: 'same', event: 'MemberInternalDataSet', who: byStaff },
  {
    action: 'set_guardian_consent',
    from: alive,
    to: 'same',
    event: 'MemberGuardianConsentSet',
    who: byStaff,
  },
  { action: 'set_picture', from: alive, to: 'same', event: 'MemberPictureSet', who: own },
  { action: 'agree_to_terms', from: alive, to: 'same', event: 'MemberTermsAgreed', who: ['user'] },
  // The command comes with an application. The invitation follows.
  {
    action: 'accept_invitation',
    from: alive,
    to: 'same',
    event: 'MemberInvitationAccepted',
    who: ['user'],
  },
  { action: 'change_password', from: alive, to: 'same', event: 'MemberPasswordChanged', who: ['user'] },
  {
    action: 'mail_password_link',
    from: alive,
    to: 'same',
    event: 'MemberPasswordLinkMailed',
    who: byStaff,
  },
  {
    action: 'link_social',
    from: ['registered'],
    to: 'same',
    event: 'MemberSocialLinked',
    who: ['user'],
  },
  { action: 'unlink_social', from: alive, to: 'same', event: 'MemberSocialUnlinked', who: ['user'] },
  { action: 'end_sign_in', from: alive, to: 'same', event: 'MemberSignInEnded', who: own },
  { action: 'export_data', from: alive, to: 'same', event: 'MemberDataExported', who: ['user'] },
  {
    action: 'request_forgetting',
    from: ['registered'],
    to: 'leaving',
    event: 'MemberForgettingRequested',
    who: own,
    reason: 'optional',
  },
  { action: 'forget', from: ['leaving'], to: 'forgotten', event: 'MemberForgotten', who: ['system'] },
] as const satisfies readonly Transition<string, MemberStatus, never>[];

export type MemberAction = (typeof memberTransitions)[number]['action'] | MemberRoleAction | MemberSnsAction;

export const memberRules: Rules<MemberStatus, never, MemberState> = {
  entity: 'user',
  table: memberTransitions,
  guards: {},
};

type RevisedFields = Omit<MemberFields, 'regionId'> & MemberWishes;

/**
 * `expire` gives up a registration that left claims behind, so that a late registration is refused. `forget` is sent once the
 * member has no open business; the member's key is deleted with it.
 */
export type MemberCommand =
  | ({ action: 'register' } & MemberDescription)
  | { action: 'expire'; userId: number }
  | { action: 'revise'; fields: Partial<RevisedFields> }
  | RegionCommand
  | { action: 'set_personal_data'; personal: Sealed | null }
  | AddressCommand
  | MemberRoleCommand
  | MemberSnsCommand
  | { action: 'revise_system_setting'; fields: Partial<SystemSetting> }
  | { action: 'note_lost_and_found'; latestLostAndFound: string | null }
  | { action: 'set_internal_data'; internal: Sealed | null }
  | { action: 'set_guardian_consent'; guardian: Sealed | null }
  | { action: 'set_picture'; kind: MemberPicture; hash: string | null }
  | { action: 'agree_to_terms'; agreed: readonly AgreedTerms[] }
  | { action: 'accept_invitation'; invitationId: number }
  | { action: 'change_password' }
  | { action: 'mail_password_link' }
  | { action: 'end_sign_in' }
  | { action: 'export_data' }
  | { action: 'link_social'; provider: SocialProvider; account: Sealed }
  | { action: 'unlink_social'; provider: SocialProvider }
  | { action: 'request_forgetting' }
  | { action: 'forget' };

export const member: Decider<MemberState, MemberCommand, MemberEvent> = {
  category: 'user',
  initial: initialMember,
  decide,
  evolve: evolveMember,
};

function decide(state: MemberState, command: MemberCommand, asked: Asked): Decision<MemberEvent> {
  if (command.action === 'expire' && state.status !== 'none') return nothingToDo;
  if (command.action === 'forget' && state.status === 'forgotten') return nothingToDo;
  if (command.action === 'request_forgetting' && state.status === 'leaving') return nothingToDo;
  if (isOnRole(command)) return decideRole(state, command, asked);
  if (isOnSns(command)) return decideSns(state, command, asked);
  const refused = checkTransition(memberRules, state, command, asked);
  return refused ?? eventsOf(state, command, asked.at);
}

type LifeCommand = Exclude<MemberCommand, MemberRoleCommand | MemberSnsCommand>;

function eventsOf(state: MemberState, command: LifeCommand, at: string): Decision<MemberEvent> {
  switch (command.action) {
    case 'register': {
      const { action: _, ...data } = command;
      return accept({ type: 'MemberRegistered', data });
    }
    case 'expire':
      return accept({ type: 'MemberRegistrationExpired', data: { userId: command.userId } });
    case 'revise': {
      const changed = changedFields<RevisedFields>(state, command.fields);
      return isEmpty(changed) ? nothingToDo : accept({ type: 'MemberRevised', data: { changed } });
    }
    case 'begin_region_change':
    case 'stop_region_change':
      return decideRegion(state, command, factOf<MemberEvent>(memberTransitions, command));
    case 'change_region': {
      const { to: regionId } = command;
      return decideRegion<MemberEvent>(state, command, {
        type: 'MemberRevised',
        data: { changed: { regionId } },
      });
    }
    case 'set_personal_data': {
      const { personal } = command;
      return personal === state.personal
        ? nothingToDo
        : accept({ type: 'MemberPersonalDataSet', data: { personal } });
    }
    case 'propose_address':
    case 'tell_address_owner':
    case 'end_address_proposal': {
      const standing = { entity: 'user', proposal: state.proposal };
      return decideAddress(standing, command, at, factOf<MemberEvent>(memberTransitions, command));
    }
    case 'revise_system_setting': {
      const changed = changedFields<SystemSetting>(state.systemSetting, command.fields);
      return isEmpty(changed)
        ? nothingToDo
        : accept({ type: 'MemberSystemSettingRevised', data: { changed } });
    }
    case 'note_lost_and_found': {
      const { latestLostAndFound } = command;
      return latestLostAndFound === state.latestLostAndFound
        ? nothingToDo
        : accept({ type: 'MemberLostAndFoundNoted', data: { latestLostAndFound } });
    }
    case 'set_internal_data': {
      const { internal } = command;
      return internal === state.internal
        ? nothingToDo
        : accept({ type: 'MemberInternalDataSet', data: { internal } });
    }
    case 'set_guardian_consent': {
      const { guardian } = command;
      return guardian === state.guardian
        ? nothingToDo
        : accept({ type: 'MemberGuardianConsentSet', data: { guardian } });
    }
    case 'set_picture': {
      const { kind, hash } = command;
      return state.pictures[kind] === hash
        ? nothingToDo
        : accept({ type: 'MemberPictureSet', data: { kind, hash } });
    }
    case 'accept_invitation':
      return accept({
        type: 'MemberInvitationAccepted',
        data: { invitationId: command.invitationId },
      });
    case 'agree_to_terms':
      return accept({ type: 'MemberTermsAgreed', data: { agreed: command.agreed } });
    case 'change_password':
      return accept({ type: 'MemberPasswordChanged', data: {} });
    case 'mail_password_link':
      return accept({ type: 'MemberPasswordLinkMailed', data: {} });
    case 'link_social': {
      const { provider, account } = command;
      return state.social[provider] === null
        ? accept({ type: 'MemberSocialLinked', data: { provider, account } })
        : refuse(
            'conflict',
            'user.social_linked',
            'another account of this provider is linked; unlink it first',
            {
              provider,
            },
          );
    }
    case 'unlink_social': {
      const { provider } = command;
      return state.social[provider] === null
        ? nothingToDo
        : accept({ type: 'MemberSocialUnlinked', data: { provider } });
    }
    case 'end_sign_in':
      return accept({ type: 'MemberSignInEnded', data: {} });
    case 'export_data':
      return accept({ type: 'MemberDataExported', data: {} });
    case 'request_forgetting':
      return accept({ type: 'MemberForgettingRequested', data: {} });
    case 'forget':
      return accept({ type: 'MemberForgotten', data: {} });
  }
}
