import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';

/** The limits of a member's concurrent trysets and items, at the time of the request. Null means no limit. */
export interface RentalLimits {
  concurrentTrysets: number | null;
  concurrentItems: number | null;
}

export type MemberRentalsEvent =
  | DomainEvent<'RentalClaimed', { userId: number; trysetId: number; itemIds: readonly number[] }>
  | DomainEvent<'RentalClaimEnded', { userId: number; trysetId: number; itemIds: readonly number[] }>;

/** A member's active trysets, each with its active items. */
export interface MemberRentalsState {
  claims: Readonly<Record<number, readonly number[]>>;
}

export type MemberRentalsCommand =
  | {
      action: 'claim';
      userId: number;
      trysetId: number;
      itemIds: readonly number[];
      limits: RentalLimits;
    }
  | { action: 'end_claim'; userId: number; trysetId: number; itemIds: readonly number[] };

/**
 * The decider of the stream `member_rentals-<user>`. Two concurrent requests of one member conflict in this stream before any
 * stock is reserved.
 */
export const memberRentals: Decider<MemberRentalsState, MemberRentalsCommand, MemberRentalsEvent> = {
  category: 'member_rentals',
  initial: { claims: {} },
  decide,
  evolve,
};

function decide(
  state: MemberRentalsState,
  command: MemberRentalsCommand,
  _asked: Asked,
): Decision<MemberRentalsEvent> {
  const { userId, trysetId } = command;
  const held = state.claims[trysetId] ?? [];
  if (command.action === 'end_claim') {
    const itemIds = command.itemIds.filter((id) => held.includes(id));
    if (itemIds.length === 0) return nothingToDo;
    return accept({ type: 'RentalClaimEnded', data: { userId, trysetId, itemIds } });
  }
  const itemIds = command.itemIds.filter((id) => !held.includes(id));
  if (itemIds.length === 0) return nothingToDo;
  const { concurrentTrysets, concurrentItems } = command.limits;
  const trysets = new Set([...Object.keys(state.claims).map(Number), trysetId]).size;
  if (concurrentTrysets !== null && trysets > concurrentTrysets) {
    const message = `the member may have at most ${concurrentTrysets} trysets under way; wait until one ends`;
    return refuse('conflict', 'tryset.too_many_trysets', message, { limit: concurrentTrysets });
  }
  const items = Object.values(state.claims).flat().length + itemIds.length;
  if (concurrentItems !== null && items > concurrentItems) {
    const message = `the member may have at most ${concurrentItems} items under way; wait until one ends`;
    return refuse('conflict', 'tryset.too_many_items', message, { limit: concurrentItems });
  }
  return accept({ type: 'RentalClaimed', data: { userId, trysetId, itemIds } });
}

function evolve(state: MemberRentalsState, { type, data }: MemberRentalsEvent): MemberRentalsState {
  switch (type) {
    case 'RentalClaimed': {
      const held = state.claims[data.trysetId] ?? [];
      return { claims: { ...state.claims, [data.trysetId]: [...held, ...data.itemIds] } };
    }
    case 'RentalClaimEnded': {
      const { [data.trysetId]: held = [], ...others } = state.claims;
      const left = held.filter((id) => !data.itemIds.includes(id));
      return { claims: left.length === 0 ? others : { ...others, [data.trysetId]: left } };
    }
    default:
      return untouched(type, state);
  }
}
