import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from './decider.ts';
import type { DomainEvent } from './event.ts';
import { untouched } from './exhaustive.ts';

/** The kinds of values that must be unique. Product codes are unique within a brand, all others on the whole platform. */
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
  'brand_subscription',
  'brand_feedback',
  'invitation_code',
  'invitation_use',
  'schedule_code',
  'payout',
  'proposal',
] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** The entity that has the claimed value, or is about to get it. */
export interface Claimant {
  category:
    | 'user'
    | 'staff'
    | 'brand'
    | 'brand_admin'
    | 'product'
    | 'stock_item'
    | 'look'
    | 'brand_subscription'
    | 'brand_feedback'
    | 'brand_event'
    | 'invitation'
    // The rejection of an invitation uses it, as a sign-up does.
    | 'invitation_rejection'
    | 'payout'
    | 'proposal';
  id: number;
}

/** The events of the stream `claim_<kind>-<keyed hash of the value>`. They never contain the value itself. */
export type ClaimEvent =
  | DomainEvent<'ClaimTaken', { by: Claimant }>
  | DomainEvent<'ClaimGivenUp', { by: Claimant }>;

export interface ClaimState {
  status: 'free' | 'taken';
  by: Claimant | null;
  /** The ISO instant at which the value was claimed; null if it is free. */
  since: string | null;
}

/**
 * `abandoned` names a claimant that does not have the value, as the caller has checked. Its claim may be taken over after
 * `claimPatience`. If a claimant takes its own claim again after that time, the time starts again.
 */
export type ClaimCommand =
  | { action: 'take'; by: Claimant; abandoned: Claimant | null }
  | { action: 'give_up'; by: Claimant };

/** How long a claim waits for its entity, in milliseconds. */
export const claimPatience = 120_000;

/** Creates the decider for claims of one kind. A claim can be taken on a new stream, or after it was given up. */
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

/** Returns whether a claim has waited for its entity for `claimPatience` or longer. */
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

/** Returns the refusal for a value that another entity has. */
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
