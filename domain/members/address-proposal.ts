import { accept, type Decision, nothingToDo, refuse } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { type Deadline, later } from '../reacting.ts';
import type { Sealed } from '../sealed.ts';

/** What opens an account: a link to a new password goes there. Null takes it away; what is left out stays. */
export interface OpeningAddress {
  email?: string | null;
  /** Of members: a phone that is proven sets their password too. */
  phone?: string | null;
}

/**
 * How a proposal ends. The owner has `confirmed` it, or seven days have passed (`due`): the address counts. The owner has `stopped` it,
 * somebody has `withdrawn` it, the address was `taken` by another account, or the owner has chosen one (`overtaken`): it does not.
 */
export type AddressEnd = 'confirmed' | 'due' | 'stopped' | 'withdrawn' | 'taken' | 'overtaken';

/** Events of an account whose address somebody else than its owner wants to change. */
export type AddressEvent<Account extends 'Member' | 'Staff' | 'BrandAdmin'> =
  /** `address` is sealed with the person's key: JSON of an `OpeningAddress`. */
  | DomainEvent<`${Account}AddressProposed`, { proposalId: string; address: Sealed }>
  /** A letter to the address of before asks its owner; from now on seven days count. */
  | DomainEvent<`${Account}AddressOwnerTold`, { proposalId: string }>
  | DomainEvent<`${Account}AddressProposalEnded`, { proposalId: string; end: AddressEnd }>;

export type AddressCommand =
  | { action: 'propose_address'; proposalId: string; address: Sealed }
  | { action: 'tell_address_owner'; proposalId: string }
  | { action: 'end_address_proposal'; proposalId: string; end: AddressEnd };

/** An address that is proposed. */
export interface AddressProposal {
  proposalId: string;
  address: Sealed;
  /** When the owner was told; null before. */
  toldAt: string | null;
}

/** For so long the owner can stop a proposal, from when the owner was told. */
export const addressWaitMs = 7 * 24 * 3_600_000;

/** Seven days after the owner was told the address counts. */
export interface AddressDeadline extends Deadline {
  name: 'settle_address';
  account: { kind: 'user' | 'staff' | 'brand_admin'; id: number };
  proposalId: string;
}

/** `fact`: the event that the command leaves. */
export function decideAddress<Event extends DomainEvent>(
  { entity, proposal }: { entity: string; proposal: AddressProposal | null },
  command: AddressCommand,
  at: string,
  fact: Event,
): Decision<Event> {
  const { action, proposalId } = command;
  if (action === 'propose_address') {
    if (proposal === null) return accept(fact);
    return refuse(
      'conflict',
      `${entity}.address_pending`,
      'another address is proposed already: withdraw it first, or wait until its owner has decided',
    );
  }
  if (proposal?.proposalId !== proposalId) {
    return refuse('conflict', `${entity}.address_proposal_over`, 'this proposal is over, or never was');
  }
  if (action === 'tell_address_owner') return proposal.toldAt === null ? accept(fact) : nothingToDo;
  if (command.end === 'due' && (proposal.toldAt === null || later(proposal.toldAt, addressWaitMs) > at)) {
    return refuse('conflict', `${entity}.address_not_due`, 'the owner can stop this proposal for seven days');
  }
  return accept(fact);
}

/** A proposal once its owner was told of it. */
export function toldOf(
  proposal: AddressProposal | null,
  proposalId: string,
  at: string,
): AddressProposal | null {
  return proposal?.proposalId === proposalId ? { ...proposal, toldAt: at } : proposal;
}

/** What the event that tells the owner makes due. */
export function addressDeadlines(
  kind: AddressDeadline['account']['kind'],
  { proposalId }: { proposalId: string },
  { id, at }: { id: number; at: string },
): AddressDeadline[] {
  return [{ name: 'settle_address', dueAt: later(at, addressWaitMs), account: { kind, id }, proposalId }];
}
