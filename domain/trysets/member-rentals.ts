import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';
import { checkLimits, type TicketLimits } from './ticket-limits.ts';

/** Items of one tryset. */
interface Items {
  userId: number;
  trysetId: number;
  itemIds: readonly number[];
}

/** Since version 2, a claim names the ticket that it counts for, and the limits that were enforced; null if none were. */
type Claim = Items & { ticketId: number | null; limits: TicketLimits | null };

/** Since version 2, an end tells whether the items were delivered; null if unknown, as in version 1. */
type End = Items & { isDelivered: boolean | null };

export type MemberRentalsEvent =
  | DomainEvent<'RentalClaimed', Claim>
  | DomainEvent<'RentalClaimEnded', End>
  /** No further tryset counts for the ticket, because its member cancels it unused. */
  | DomainEvent<'RentalTicketClosed', { userId: number; ticketId: number }>;

/** Items by tryset. */
type ByTryset = Readonly<Record<number, readonly number[]>>;

export interface MemberRentalsState {
  /** A member's active trysets with their active items. */
  claims: ByTryset;
  /** By ticket: the items that count for it, by tryset. Items that were never delivered do not count. */
  used: Readonly<Record<number, ByTryset>>;
  /** Tickets for which no further tryset counts. */
  closedTickets: readonly number[];
}

export type MemberRentalsCommand =
  | ({ action: 'claim' } & Claim)
  | ({ action: 'end_claim'; isDelivered: boolean } & Items)
  | { action: 'close_ticket'; userId: number; ticketId: number };

/**
 * The decider of the stream `member_rentals-<user>`. Two concurrent requests of one member conflict in this stream before any
 * stock is reserved.
 */
export const memberRentals: Decider<MemberRentalsState, MemberRentalsCommand, MemberRentalsEvent> = {
  category: 'member_rentals',
  initial: { claims: {}, used: {}, closedTickets: [] },
  decide,
  evolve,
};

/** The trysets and items that count for a ticket. */
export function usedOf({ used }: MemberRentalsState, ticketId: number): { trysets: number; items: number } {
  const ofTicket = Object.values(used[ticketId] ?? {});
  return { trysets: ofTicket.length, items: ofTicket.flat().length };
}

function decide(
  state: MemberRentalsState,
  command: MemberRentalsCommand,
  _asked: Asked,
): Decision<MemberRentalsEvent> {
  if (command.action === 'close_ticket') return closeTicket(state, command);
  const { userId, trysetId } = command;
  const held = state.claims[trysetId] ?? [];
  if (command.action === 'end_claim') {
    const itemIds = command.itemIds.filter((id) => held.includes(id));
    if (itemIds.length === 0) return nothingToDo;
    const { isDelivered } = command;
    return accept({ type: 'RentalClaimEnded', data: { userId, trysetId, itemIds, isDelivered } });
  }
  const itemIds = command.itemIds.filter((id) => !held.includes(id));
  if (itemIds.length === 0) return nothingToDo;
  const { limits } = command;
  const ticketId = ticketOf(state, command);
  if (ticketId !== null && state.closedTickets.includes(ticketId)) return ticketClosed(ticketId);
  const data = { userId, trysetId, itemIds, ticketId, limits };
  const claimed: MemberRentalsEvent = { type: 'RentalClaimed', data };
  const refused = limits === null ? null : checkLimits(limits, amounts(evolve(state, claimed), data));
  return refused ?? accept(claimed);
}

/** Decides between the refund of an unused ticket and its first use. */
function closeTicket(
  state: MemberRentalsState,
  { userId, ticketId }: { userId: number; ticketId: number },
): Decision<MemberRentalsEvent> {
  if (state.closedTickets.includes(ticketId)) return nothingToDo;
  const { trysets } = usedOf(state, ticketId);
  if (trysets > 0) {
    const message = 'trysets count for this ticket: stop its renewal instead';
    return refuse('conflict', 'user_ticket.used', message, { trysets });
  }
  return accept({ type: 'RentalTicketClosed', data: { userId, ticketId } });
}

function ticketClosed(ticketId: number) {
  const message = 'the ticket was just canceled: load the page again';
  return refuse('conflict', 'tryset.ticket_canceled', message, { ticketId });
}

/** An item added to a tryset counts for the ticket of that tryset, even if the next period has begun. */
function ticketOf({ claims, used }: MemberRentalsState, { trysetId, ticketId }: Claim): number | null {
  if (claims[trysetId] === undefined) return ticketId;
  const counted = Object.entries(used).find(([, trysets]) => trysets[trysetId] !== undefined);
  return counted === undefined ? null : Number(counted[0]);
}

/** The amounts that limits apply to, after a claim. */
function amounts(after: MemberRentalsState, { trysetId, ticketId }: Claim) {
  const { trysets, items } = ticketId === null ? { trysets: 0, items: 0 } : usedOf(after, ticketId);
  return {
    trysets,
    items,
    itemsPerTry: after.claims[trysetId]?.length ?? 0,
    concurrentTrysets: Object.keys(after.claims).length,
  };
}

function evolve(state: MemberRentalsState, { type, data }: MemberRentalsEvent): MemberRentalsState {
  switch (type) {
    case 'RentalClaimed': {
      const { ticketId } = data;
      const claims = withItems(state.claims, data);
      if (ticketId === null) return { ...state, claims };
      const ofTicket = withItems(state.used[ticketId] ?? {}, data);
      return { ...state, claims, used: { ...state.used, [ticketId]: ofTicket } };
    }
    case 'RentalClaimEnded': {
      const claims = withoutItems(state.claims, data);
      if (data.isDelivered !== false) return { ...state, claims };
      const used = Object.entries(state.used).map(([id, ofTicket]) => [id, withoutItems(ofTicket, data)]);
      return { ...state, claims, used: Object.fromEntries(used) };
    }
    case 'RentalTicketClosed':
      return { ...state, closedTickets: [...state.closedTickets, data.ticketId] };
    default:
      return untouched(type, state);
  }
}

function withItems(before: ByTryset, { trysetId, itemIds }: Items): ByTryset {
  return { ...before, [trysetId]: [...(before[trysetId] ?? []), ...itemIds] };
}

/** A tryset without items is left out. */
function withoutItems(before: ByTryset, { trysetId, itemIds }: Items): ByTryset {
  const { [trysetId]: held = [], ...others } = before;
  const left = held.filter((id) => !itemIds.includes(id));
  return left.length === 0 ? others : { ...others, [trysetId]: left };
}
