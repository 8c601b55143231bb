import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from './decider.ts';
import type { DomainEvent } from './event.ts';
import { untouched } from './exhaustive.ts';

/** What only one entity may have. Product codes are unique within a brand, all else in the whole platform. */
export const claimKinds = [
  'username',
  'email',
  'phone',
  'business_number',
  'stock_code',
  'product_code',
  'piece_tag',
  'slot',
  'look_item',
  'identity',
  'social',
  'sns',
] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** The entity that has, or is about to have, the value. */
export interface Claimant {
  category: 'user' | 'staff' | 'brand' | 'brand_admin' | 'product' | 'stock_item' | 'look';
  id: number;
}

/** Events of `claim_<kind>-<keyed hash of the value>`; the value itself stands nowhere in them. */
export type ClaimEvent =
  | DomainEvent<'ClaimTaken', { by: Claimant }>
  | DomainEvent<'ClaimGivenUp', { by: Claimant }>;

export interface ClaimState {
  status: 'free' | 'taken';
  by: Claimant | null;
  /** ISO instant since which it is taken. */
  since: string | null;
}

/**
 * `abandoned` names the claimant of whom the caller knows that it has not got the value; its claim may be taken over
 * once it is old enough. So whoever takes anew a claim of its own that is that old renews it: its time begins again.
 */
export type ClaimCommand =
  | { action: 'take'; by: Claimant; abandoned: Claimant | null }
  | { action: 'give_up'; by: Claimant };

/** How long a claim waits for its entity, in milliseconds. */
export const claimPatience = 120_000;

/** The decider of one kind's claims. A claim is taken at no-stream, or after it was given up. */
export function claimDecider(kind: ClaimKind): Decider<ClaimState, ClaimCommand, ClaimEvent> {
  return {
    category: `claim_${kind}`,
    initial: { status: 'free', by: null, since: null },
    decide: (state, command, asked) => decide(kind, state, command, asked),
    evolve,
  };
}

export function sameClaimant(one: Claimant | null, other: Claimant | null): boolean {
  return one?.category === other?.category && one?.id === other?.id;
}

/** Whether a claim has waited long enough for its entity. */
export function isOverdue(state: ClaimState, at: string): boolean {
  return state.since !== null && Date.parse(at) - Date.parse(state.since) >= claimPatience;
}

function decide(
  kind: ClaimKind,
  state: ClaimState,
  command: ClaimCommand,
  { at }: Asked,
): Decision<ClaimEvent> {
  const { by } = command;
  const isOwn = sameClaimant(state.by, by);
  if (command.action === 'give_up') {
    return isOwn ? accept({ type: 'ClaimGivenUp', data: { by } }) : nothingToDo;
  }
  if (isOwn && !isOverdue(state, at)) return nothingToDo;
  const isFree = state.by === null || isOwn;
  if (isFree || (sameClaimant(state.by, command.abandoned) && isOverdue(state, at))) {
    return accept({ type: 'ClaimTaken', data: { by } });
  }
  return claimTaken(kind);
}

/** The refusal of a value that somebody else has. */
export function claimTaken(kind: ClaimKind) {
  return refuse('conflict', `claim.${kind}_taken`, `this ${kind.replace('_', ' ')} is taken`, { kind });
}

function evolve(state: ClaimState, { type, data }: ClaimEvent, at: string): ClaimState {
  switch (type) {
    case 'ClaimTaken':
      return { status: 'taken', by: data.by, since: at };
    case 'ClaimGivenUp':
      return { status: 'free', by: null, since: null };
    default:
      return untouched(type, state);
  }
}
