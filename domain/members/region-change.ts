import { accept, type Decision, nothingToDo, refuse } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import type { Region } from '../regions.ts';

/** All that binds a member to the region. Points are whole. */
export interface RegionTies {
  balance: number;
  held: number;
  /** The number of points' movements that wait for the end of a ban. */
  waiting: number;
  /** The live ticket; null if there is none. */
  ticketId: number | null;
  /** An order that is not settled; null if there is none. */
  orderId: number | null;
  /** A proposal whose garments are not delivered; null if there is none. */
  proposalId: number | null;
  /** The cash that is due in the region's currency; negative if it was paid and then taken back. */
  cash: number;
}

/**
 * A change of the region takes two appends. It begins first, then its ties are looked up, and then it takes effect. A sign-up
 * for a ticket takes the member's place first, and then stops a change that has begun. An order is placed first, and then does
 * the same. So one of both sees the other one.
 */
export type RegionEvent =
  | DomainEvent<'MemberRegionChangeBegan', { to: Region }>
  | DomainEvent<'MemberRegionChangeStopped', Record<string, never>>;

export type RegionCommand =
  | { action: 'begin_region_change'; to: Region }
  | { action: 'stop_region_change' }
  | { action: 'change_region'; to: Region; ties: RegionTies };

const toDo = {
  balance: 'the member has points: the region changes once the balance is zero',
  held: 'points of the member are held: let the tryset, the order or the ticket end first',
  waiting: 'points wait for the end of the ban: end it first, and use the points',
  ticketId: 'the member has a ticket: cancel it, or let it end first',
  orderId: 'the member has an open order: cancel it, or let it be settled first',
  proposalId: 'the member takes part in a collaboration: cancel the proposal, or let it be delivered first',
  cash: 'cash of the member is due or taken back: the region changes once the account is even',
} as const satisfies Record<keyof RegionTies, string>;
const ties = [
  'ticketId',
  'orderId',
  'proposalId',
  'held',
  'waiting',
  'balance',
  'cash',
] as const satisfies readonly (keyof RegionTies)[];

/** Returns what must end first, or null if nothing binds the member to the region. */
export function tieOf(found: RegionTies): keyof RegionTies | null {
  return ties.find((tie) => found[tie] !== null && found[tie] !== 0) ?? null;
}

/**
 * Decides a command on the region. Refuses with `user.region_in_use` if something binds the member to it, and if a sign-up
 * stopped the change. One point is worth one unit of the region's currency, so points would change their worth.
 */
export function decideRegion<Event extends DomainEvent>(
  { regionId, regionChange }: { regionId: Region; regionChange: Region | null },
  command: RegionCommand,
  fact: Event,
): Decision<Event> {
  if (command.action === 'stop_region_change') return regionChange === null ? nothingToDo : accept(fact);
  const { action, to } = command;
  if (to === regionId) return nothingToDo;
  if (action === 'begin_region_change') return to === regionChange ? nothingToDo : accept(fact);
  const tie = tieOf(command.ties);
  if (tie !== null) return refuse('conflict', 'user.region_in_use', toDo[tie], { ...command.ties });
  if (to === regionChange) return accept(fact);
  const message = 'a ticket or an order stopped the change: send it again once it has ended';
  return refuse('conflict', 'user.region_in_use', message, { ...command.ties });
}
