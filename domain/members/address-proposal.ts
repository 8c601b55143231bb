import { accept, type Decision, nothingToDo, refuse } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { type Deadline, later } from '../reacting.ts';
import type { Sealed } from '../sealed.ts';

/** The contact data to which password links are sent. Null removes a value; a missing field keeps it. */
export interface OpeningAddress {
  email?: string | null;
  /** The phone; only for members, who can also set a new password with a verified phone. */
  phone?: string | null;
}

/**
 * How a proposal ends. The address takes effect if the owner has `confirmed` it or seven days have passed (`due`). It does not
 * take effect in four cases. The owner has `stopped` it, somebody has `withdrawn` it, another account has `taken` the address,
 * or the owner has set an address (`overtaken`).
 */
export type AddressEnd = 'confirmed' | 'due' | 'stopped' | 'withdrawn' | 'taken' | 'overtaken';

/** The events of an address change that somebody other than the account's owner proposed. */
export type AddressEvent<Account extends 'Member' | 'Staff' | 'BrandAdmin'> =
  /** An address was proposed. `address` is sealed with the person's key: JSON of an `OpeningAddress`. */
  | DomainEvent<`${Account}AddressProposed`, { proposalId: string; address: Sealed }>
  /** A mail or message to the current address notified the owner, who can stop the change for seven days from now. */
  | DomainEvent<`${Account}AddressOwnerTold`, { proposalId: string }>
  | DomainEvent<`${Account}AddressProposalEnded`, { proposalId: string; end: AddressEnd }>;

export type AddressCommand =
  | { action: 'propose_address'; proposalId: string; address: Sealed }
  | { action: 'tell_address_owner'; proposalId: string }
  | { action: 'end_address_proposal'; proposalId: string; end: AddressEnd };

/** A pending address proposal. */
export interface AddressProposal {
  proposalId: string;
  address: Sealed;
  /** When the owner was notified; null before that. */
  toldAt: string | null;
}

/** How long the owner can stop a proposal after the notification, in ms. */
export const addressWaitMs = 7 * 24 * 3_600_000;

/** The deadline at which a proposed address takes effect, seven days after the owner was notified. */
export interface AddressDeadline extends Deadline {
  name: 'settle_address';
  account: { kind: 'user' | 'staff' | 'brand_admin'; id: number };
  proposalId: string;
}

/** Decides a command on an address proposal. `fact` is the event that a successful command appends. */
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
      'another address is already proposed: withdraw it first, or wait until the owner decides',
    );
  }
  if (proposal?.proposalId !== proposalId) {
    return refuse(
      'conflict',
      `${entity}.address_proposal_over`,
      'this proposal has ended or does not exist; reload the account',
    );
  }
  if (action === 'tell_address_owner') return proposal.toldAt === null ? accept(fact) : nothingToDo;
  if (command.end === 'due' && (proposal.toldAt === null || later(proposal.toldAt, addressWaitMs) > at)) {
    return refuse(
      'conflict',
      `${entity}.address_not_due`,
      'the owner can still stop this proposal; wait until seven days have passed',
    );
  }
  return accept(fact);
}

/** Returns the proposal with the time at which its owner was notified. */
export function toldOf(
  proposal: AddressProposal | null,
  proposalId: string,
  at: string,
): AddressProposal | null {
  return proposal?.proposalId === proposalId ? { ...proposal, toldAt: at } : proposal;
}

/** Returns the deadlines that start when the owner is notified. */
export function addressDeadlines(
  kind: AddressDeadline['account']['kind'],
  { proposalId }: { proposalId: string },
  { id, at }: { id: number; at: string },
): AddressDeadline[] {
  return [{ name: 'settle_address', dueAt: later(at, addressWaitMs), account: { kind, id }, proposalId }];
}
