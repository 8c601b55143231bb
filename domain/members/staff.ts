import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';
import type { Sealed } from '../sealed.ts';
import { type StaffRole, staffRoles } from '../staff-role-kinds.ts';
import { checkTransition, factOf, type Rules, type Transition } from '../transition-table.ts';
import type { Language } from '../words/languages.ts';
import {
  type AddressCommand,
  type AddressEvent,
  type AddressProposal,
  decideAddress,
  toldOf,
} from './address-proposal.ts';

/**
 * A staff account. `personal` is JSON of a `Contact`, sealed with the key `staff:<id>`. The password is stored outside of
 * events.
 */
export interface StaffDescription {
  staffId: number;
  username: string;
  personal: Sealed | null;
}

/** The events of the stream `staff-<id>`. */
export type StaffEvent =
  | DomainEvent<'StaffAdded', StaffDescription>
  /** A mail in this language asks the person to choose a password. */
  | DomainEvent<'StaffInvited', StaffDescription & { language: Language }>
  | DomainEvent<'StaffInvitationRenewed', { language: Language }>
  /** The person chose a password. */
  | DomainEvent<'StaffActivated', Record<string, never>>
  | DomainEvent<'StaffRegistrationExpired', { staffId: number }>
  /** Staff roles were set. An account without this event has the role `owner`. */
  | DomainEvent<'StaffRolesSet', { roles: StaffRole[] }>
  | DomainEvent<'StaffPersonalDataSet', { personal: Sealed | null }>
  | AddressEvent<'Staff'>
  /** The password was changed. No event contains the password. */
  | DomainEvent<'StaffPasswordChanged', Record<string, never>>
  /** A link for setting a new password was mailed to the account's owner. */
  | DomainEvent<'StaffPasswordLinkMailed', Record<string, never>>
  /** One of the account's sign-ins was ended from another session. */
  | DomainEvent<'StaffSignInEnded', Record<string, never>>
  /** From now on, signing in requires a code from a device. The secret is stored outside of events. */
  | DomainEvent<'StaffSecondFactorSet', Record<string, never>>
  | DomainEvent<'StaffSecondFactorRemoved', Record<string, never>>
  /**
   * An identity was linked, with which the person signs in through an identity provider. `identity` is JSON of an `Identity`,
   * sealed with the account's key.
   */
  | DomainEvent<'StaffIdentityLinked', { identity: Sealed }>
  | DomainEvent<'StaffIdentityUnlinked', Record<string, never>>
  | DomainEvent<'StaffRemoved', Record<string, never>>;

/** A staff account's status. `expired`: the registration was never completed. `invited`: the person has no password yet. */
export type StaffStatus = 'none' | 'expired' | 'invited' | 'active' | 'removed';

export interface StaffState extends StaffDescription {
  status: StaffStatus;
  /** The account's roles: at least one, in the order of the role list. */
  roles: readonly StaffRole[];
  /** The linked identity for signing in, sealed; null if none is linked. */
  identity: Sealed | null;
  /** A new address that somebody else proposed for the account; null if no proposal is pending. */
  proposal: AddressProposal | null;
}

const who = ['staff', 'system'] as const;
/** Actions on other accounts, which only owners may take. */
const byOwner = { who, staff: 'owner' } as const;
/** Actions of staff on their own account. */
const own = { staff: 'any' } as const;
const there = ['invited', 'active'] as const;

export const staffTransitions = [
  { action: 'add', from: ['none'], to: 'active', event: 'StaffAdded', ...byOwner },
  { action: 'invite', from: ['none'], to: 'invited', event: 'StaffInvited', ...byOwner },
  { action: 'renew_invitation', from: ['invited'], to: 'same', event: 'StaffInvitationRenewed', ...byOwner },
  { action: 'set_roles', from: there, to: 'same', event: 'StaffRolesSet', ...byOwner },
  { action: 'activate', from: ['invited'], to: 'active', event: 'StaffActivated', who: ['staff'], ...own },
  { action: 'expire', from: ['none'], to: 'expired', event: 'StaffRegistrationExpired', who: ['system'] },
  { action: 'set_personal_data', from: there, to: 'same', event: 'StaffPersonalDataSet', ...byOwner },
  { action: 'propose_address', from: ['active'], to: 'same', event: 'StaffAddressProposed', ...byOwner },
  {
    action: 'tell_address_owner',
    from: ['active'],
    to: 'same',
    event: 'StaffAddressOwnerTold',
    who: ['system'],
  },
  {
    action: 'end_address_proposal',
    from: ['active'],
    to: 'same',
    event: 'StaffAddressProposalEnded',
    who,
    ...own,
  },
  { action: 'change_password', from: ['active'], to: 'same', event: 'StaffPasswordChanged', who, ...own },
  {
    action: 'set_second_factor',
    from: ['active'],
    to: 'same',
    event: 'StaffSecondFactorSet',
    who: ['staff'],
    ...own,
  },
  {
    action: 'remove_second_factor',
    from: ['active'],
    to: 'same',
    event: 'StaffSecondFactorRemoved',
    who,
    ...own,
  },
  { action: 'end_sign_in', from: ['active'], to: 'same', event: 'StaffSignInEnded', who, ...own },
  {
    action: 'link_identity',
    from: ['active'],
    to: 'same',
    event: 'StaffIdentityLinked',
    who: ['staff'],
    ...own,
  },
  {
    action: 'unlink_identity',
    from: ['active'],
    to: 'same',
    event: 'StaffIdentityUnlinked',
    who,
    ...own,
  },
  {
    action: 'mail_password_link',
    from: ['active'],
    to: 'same',
    event: 'StaffPasswordLinkMailed',
    who: ['system'],
  },
  { action: 'remove', from: there, to: 'removed', event: 'StaffRemoved', ...byOwner },
] as const satisfies readonly Transition<string, StaffStatus, never>[];

export const staffRules: Rules<StaffStatus, never, StaffState> = {
  entity: 'staff',
  table: staffTransitions,
  guards: {},
};

export type StaffCommand =
  | ({ action: 'add' } & StaffDescription)
  | ({ action: 'invite'; language: Language } & StaffDescription)
  | { action: 'renew_invitation'; language: Language }
  | { action: 'set_roles'; roles: readonly StaffRole[] }
  | { action: 'activate' }
  | { action: 'expire'; staffId: number }
  | { action: 'set_personal_data'; personal: Sealed | null }
  | AddressCommand
  | { action: 'change_password' }
  | { action: 'mail_password_link' }
  | { action: 'end_sign_in' }
  | { action: 'set_second_factor' }
  | { action: 'remove_second_factor' }
  | { action: 'link_identity'; identity: Sealed }
  | { action: 'unlink_identity' }
  | { action: 'remove' };

export const staff: Decider<StaffState, StaffCommand, StaffEvent> = {
  category: 'staff',
  initial: {
    status: 'none',
    staffId: 0,
    username: '',
    personal: null,
    roles: ['owner'],
    identity: null,
    proposal: null,
  },
  decide,
  evolve,
};

function decide(state: StaffState, command: StaffCommand, asked: Asked): Decision<StaffEvent> {
  if (command.action === 'expire' && state.status !== 'none') return nothingToDo;
  const refused = checkTransition(staffRules, state, command, asked);
  if (refused !== null) return refused;
  switch (command.action) {
    case 'add': {
      const { action: _, ...data } = command;
      return accept({ type: 'StaffAdded', data });
    }
    case 'invite': {
      const { action: _, ...data } = command;
      return accept({ type: 'StaffInvited', data });
    }
    case 'renew_invitation':
      return accept({ type: 'StaffInvitationRenewed', data: { language: command.language } });
    case 'set_roles': {
      const roles = staffRoles.filter((role) => command.roles.includes(role));
      return roles.join() === state.roles.join()
        ? nothingToDo
        : accept({ type: 'StaffRolesSet', data: { roles } });
    }
    case 'activate':
      return accept({ type: 'StaffActivated', data: {} });
    case 'expire':
      return accept({ type: 'StaffRegistrationExpired', data: { staffId: command.staffId } });
    case 'set_personal_data': {
      const { personal } = command;
      return personal === state.personal
        ? nothingToDo
        : accept({ type: 'StaffPersonalDataSet', data: { personal } });
    }
    case 'propose_address':
    case 'tell_address_owner':
    case 'end_address_proposal': {
      const standing = { entity: 'staff', proposal: state.proposal };
      return decideAddress(standing, command, asked.at, factOf<StaffEvent>(staffTransitions, command));
    }
    case 'change_password':
      return accept({ type: 'StaffPasswordChanged', data: {} });
    case 'set_second_factor':
      return accept({ type: 'StaffSecondFactorSet', data: {} });
    case 'remove_second_factor':
      return accept({ type: 'StaffSecondFactorRemoved', data: {} });
    case 'link_identity':
      // An account has one identity at a time: if its mail address was reassigned, another person's identity must not get in.
      return state.identity === null
        ? accept({ type: 'StaffIdentityLinked', data: { identity: command.identity } })
        : refuse(
            'conflict',
            'staff.identity_linked',
            'another identity is linked to this account; unlink it first',
          );
    case 'unlink_identity':
      return state.identity === null ? nothingToDo : accept({ type: 'StaffIdentityUnlinked', data: {} });
    case 'end_sign_in':
      return accept({ type: 'StaffSignInEnded', data: {} });
    case 'mail_password_link':
      return accept({ type: 'StaffPasswordLinkMailed', data: {} });
    case 'remove':
      return accept({ type: 'StaffRemoved', data: {} });
  }
}

function evolve(state: StaffState, { type, data }: StaffEvent, at: string): StaffState {
  switch (type) {
    case 'StaffAdded':
      return { ...state, ...data, status: 'active' };
    case 'StaffInvited': {
      const { language: _, ...described } = data;
      return { ...state, ...described, status: 'invited' };
    }
    case 'StaffActivated':
      return { ...state, status: 'active' };
    case 'StaffRegistrationExpired':
      return { ...state, ...data, status: 'expired' };
    case 'StaffRolesSet':
      return { ...state, roles: data.roles };
    case 'StaffPersonalDataSet':
      return { ...state, personal: data.personal };
    case 'StaffAddressProposed':
      return { ...state, proposal: { ...data, toldAt: null } };
    case 'StaffAddressOwnerTold':
      return { ...state, proposal: toldOf(state.proposal, data.proposalId, at) };
    case 'StaffAddressProposalEnded':
      return { ...state, proposal: null };
    case 'StaffInvitationRenewed':
    case 'StaffPasswordChanged':
    case 'StaffPasswordLinkMailed':
    case 'StaffSignInEnded':
    case 'StaffSecondFactorSet':
    case 'StaffSecondFactorRemoved':
      return state;
    case 'StaffIdentityLinked':
      return { ...state, identity: data.identity };
    case 'StaffIdentityUnlinked':
      return { ...state, identity: null };
    case 'StaffRemoved':
      return { ...state, status: 'removed', personal: null, identity: null, proposal: null };
    default:
      return untouched(type, state);
  }
}
