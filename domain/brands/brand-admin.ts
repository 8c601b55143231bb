import { changedFields, isEmpty } from '../changed-fields.ts';
import { type Asked, accept, type Decider, type Decision, nothingToDo } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';
import {
  type AddressCommand,
  type AddressEvent,
  type AddressProposal,
  decideAddress,
  toldOf,
} from '../members/address-proposal.ts';
import type { Sealed } from '../sealed.ts';
import { checkTransition, factOf, type Rules, type Transition } from '../transition-table.ts';
import type { Language } from '../words/languages.ts';

/** The fields of a brand admin that can be revised. `personal` is JSON of a `Contact`, sealed with the key `brand_admin:<id>`. */
export interface BrandAdminFields {
  personal: Sealed | null;
  position: string | null;
}

/** A person who acts for exactly one brand. The password is stored elsewhere. */
export interface BrandAdminDescription extends BrandAdminFields {
  brandAdminId: number;
  brandId: number;
  username: string;
}

/** The events of the stream `brand_admin-<id>`. */
export type BrandAdminEvent =
  | DomainEvent<'BrandAdminAdded', BrandAdminDescription>
  /** An e-mail in this language asks the person to choose a password. */
  | DomainEvent<'BrandAdminInvited', BrandAdminDescription & { language: Language }>
  | DomainEvent<'BrandAdminInvitationRenewed', { language: Language }>
  /** The person has chosen a password. */
  | DomainEvent<'BrandAdminActivated', Record<string, never>>
  | DomainEvent<'BrandAdminRegistrationExpired', { brandAdminId: number }>
  | DomainEvent<'BrandAdminRevised', { changed: Partial<BrandAdminFields> }>
  | AddressEvent<'BrandAdmin'>
  /** The password was changed. No event contains the password. */
  | DomainEvent<'BrandAdminPasswordChanged', Record<string, never>>
  /** A link for setting a new password was mailed to the account's address. */
  | DomainEvent<'BrandAdminPasswordLinkMailed', Record<string, never>>
  /** One of the account's sign-ins was ended from another device or by another person. */
  | DomainEvent<'BrandAdminSignInEnded', Record<string, never>>
  /** From now on, signing in requires a code from a device. The secret is stored outside of events. */
  | DomainEvent<'BrandAdminSecondFactorSet', Record<string, never>>
  | DomainEvent<'BrandAdminSecondFactorRemoved', Record<string, never>>
  | DomainEvent<'BrandAdminRemoved', Record<string, never>>;

/** An admin's status. `expired`: the registration was never completed. `invited`: the admin has no password yet. */
export type BrandAdminStatus = 'none' | 'expired' | 'invited' | 'active' | 'removed';

export interface BrandAdminState extends BrandAdminDescription {
  status: BrandAdminStatus;
  /** A new address that another person proposed for the account; null if no proposal is pending. */
  proposal: AddressProposal | null;
}

const who = ['brand_admin', 'staff', 'system'] as const;
const there = ['invited', 'active'] as const;

export const brandAdminTransitions = [
  { action: 'add', from: ['none'], to: 'active', event: 'BrandAdminAdded', who },
  { action: 'invite', from: ['none'], to: 'invited', event: 'BrandAdminInvited', who },
  {
    action: 'renew_invitation',
    from: ['invited'],
    to: 'same',
    event: 'BrandAdminInvitationRenewed',
    who,
  },
  { action: 'activate', from: ['invited'], to: 'active', event: 'BrandAdminActivated', who: ['brand_admin'] },
  {
    action: 'expire',
    from: ['none'],
    to: 'expired',
    event: 'BrandAdminRegistrationExpired',
    who: ['system'],
  },
  { action: 'revise', from: there, to: 'same', event: 'BrandAdminRevised', who },
  { action: 'propose_address', from: ['active'], to: 'same', event: 'BrandAdminAddressProposed', who },
  {
    action: 'tell_address_owner',
    from: ['active'],
    to: 'same',
    event: 'BrandAdminAddressOwnerTold',
    who: ['system'],
  },
  {
    action: 'end_address_proposal',
    from: ['active'],
    to: 'same',
    event: 'BrandAdminAddressProposalEnded',
    who,
  },
  { action: 'change_password', from: ['active'], to: 'same', event: 'BrandAdminPasswordChanged', who },
  {
    action: 'set_second_factor',
    from: ['active'],
    to: 'same',
    event: 'BrandAdminSecondFactorSet',
    who: ['brand_admin'],
  },
  {
    action: 'remove_second_factor',
    from: ['active'],
    to: 'same',
    event: 'BrandAdminSecondFactorRemoved',
    who,
  },
  { action: 'end_sign_in', from: ['active'], to: 'same', event: 'BrandAdminSignInEnded', who },
  {
    action: 'mail_password_link',
    from: ['active'],
    to: 'same',
    event: 'BrandAdminPasswordLinkMailed',
    who: ['system'],
  },
  { action: 'remove', from: there, to: 'removed', event: 'BrandAdminRemoved', who },
] as const satisfies readonly Transition<string, BrandAdminStatus, never>[];

export const brandAdminRules: Rules<BrandAdminStatus, never, BrandAdminState> = {
  entity: 'brand_admin',
  table: brandAdminTransitions,
  guards: {},
};

export type BrandAdminCommand =
  | ({ action: 'add' } & BrandAdminDescription)
  | ({ action: 'invite'; language: Language } & BrandAdminDescription)
  | { action: 'renew_invitation'; language: Language }
  | { action: 'activate' }
  | { action: 'expire'; brandAdminId: number }
  | { action: 'revise'; fields: Partial<BrandAdminFields> }
  | AddressCommand
  | { action: 'change_password' }
  | { action: 'mail_password_link' }
  | { action: 'end_sign_in' }
  | { action: 'set_second_factor' }
  | { action: 'remove_second_factor' }
  | { action: 'remove' };

export const brandAdmin: Decider<BrandAdminState, BrandAdminCommand, BrandAdminEvent> = {
  category: 'brand_admin',
  initial: {
    status: 'none',
    brandAdminId: 0,
    brandId: 0,
    username: '',
    personal: null,
    position: null,
    proposal: null,
  },
  decide,
  evolve,
  brandIds: ({ brandId }) => (brandId === 0 ? [] : [brandId]),
};

function decide(state: BrandAdminState, command: BrandAdminCommand, asked: Asked): Decision<BrandAdminEvent> {
  if (command.action === 'expire' && state.status !== 'none') return nothingToDo;
  const refused = checkTransition(brandAdminRules, state, command, asked);
  if (refused !== null) return refused;
  switch (command.action) {
    case 'add': {
      const { action: _, ...data } = command;
      return accept({ type: 'BrandAdminAdded', data });
    }
    case 'invite': {
      const { action: _, ...data } = command;
      return accept({ type: 'BrandAdminInvited', data });
    }
    case 'renew_invitation':
      return accept({ type: 'BrandAdminInvitationRenewed', data: { language: command.language } });
    case 'activate':
      return accept({ type: 'BrandAdminActivated', data: {} });
    case 'expire':
      return accept({ type: 'BrandAdminRegistrationExpired', data: { brandAdminId: command.brandAdminId } });
    case 'revise': {
      const changed = changedFields<BrandAdminFields>(state, command.fields);
      return isEmpty(changed) ? nothingToDo : accept({ type: 'BrandAdminRevised', data: { changed } });
    }
    case 'propose_address':
    case 'tell_address_owner':
    case 'end_address_proposal': {
      const standing = { entity: 'brand_admin', proposal: state.proposal };
      const fact = factOf<BrandAdminEvent>(brandAdminTransitions, command);
      return decideAddress(standing, command, asked.at, fact);
    }
    case 'change_password':
      return accept({ type: 'BrandAdminPasswordChanged', data: {} });
    case 'set_second_factor':
      return accept({ type: 'BrandAdminSecondFactorSet', data: {} });
    case 'remove_second_factor':
      return accept({ type: 'BrandAdminSecondFactorRemoved', data: {} });
    case 'end_sign_in':
      return accept({ type: 'BrandAdminSignInEnded', data: {} });
    case 'mail_password_link':
      return accept({ type: 'BrandAdminPasswordLinkMailed', data: {} });
    case 'remove':
      return accept({ type: 'BrandAdminRemoved', data: {} });
  }
}

function evolve(state: BrandAdminState, { type, data }: BrandAdminEvent, at: string): BrandAdminState {
  switch (type) {
    case 'BrandAdminAdded':
      return { ...state, ...data, status: 'active' };
    case 'BrandAdminInvited': {
      const { language: _, ...described } = data;
      return { ...state, ...described, status: 'invited' };
    }
    case 'BrandAdminActivated':
      return { ...state, status: 'active' };
    case 'BrandAdminRegistrationExpired':
      return { ...state, ...data, status: 'expired' };
    case 'BrandAdminRevised':
      return { ...state, ...data.changed };
    case 'BrandAdminAddressProposed':
      return { ...state, proposal: { ...data, toldAt: null } };
    case 'BrandAdminAddressOwnerTold':
      return { ...state, proposal: toldOf(state.proposal, data.proposalId, at) };
    case 'BrandAdminAddressProposalEnded':
      return { ...state, proposal: null };
    case 'BrandAdminInvitationRenewed':
    case 'BrandAdminPasswordChanged':
    case 'BrandAdminPasswordLinkMailed':
    case 'BrandAdminSignInEnded':
    case 'BrandAdminSecondFactorSet':
    case 'BrandAdminSecondFactorRemoved':
      return state;
    case 'BrandAdminRemoved':
      return { ...state, status: 'removed', personal: null, proposal: null };
    default:
      return untouched(type, state);
  }
}
