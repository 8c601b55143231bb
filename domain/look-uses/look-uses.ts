import { accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';
import type { LookUseType } from './use-kinds.ts';

/** The days that a use claims, both counted; a null `until` means for ever. */
export interface ClaimedDays {
  from: string;
  until: string | null;
}

export interface LookUseClaim extends ClaimedDays {
  lookId: number;
  lookUseId: number;
  brandId: number;
  useType: LookUseType;
}

/** The events of the stream `look_uses-<look>`. */
export type LookUsesEvent =
  | DomainEvent<'LookUseClaimed', LookUseClaim>
  /** `days`: the claimed days that end; null for all of the use. */
  | DomainEvent<'LookUseClaimEnded', { lookId: number; lookUseId: number; days: ClaimedDays | null }>
  /** The look is gone, or can be seen again: the uses that hold a claim follow. */
  | DomainEvent<'LookUsesLookGone', { lookId: number; lookUseIds: readonly number[] }>
  | DomainEvent<'LookUsesLookBack', { lookId: number; lookUseIds: readonly number[] }>;

export interface LookUses {
  lookId: number;
  claims: readonly LookUseClaim[];
}

export type LookUsesCommand =
  | { action: 'claim'; claim: LookUseClaim }
  /** Ends the claim of a use: all of it, or exactly these days. */
  | { action: 'end_claim'; lookId: number; lookUseId: number; days: readonly ClaimedDays[] | null }
  | { action: 'follow_look'; lookId: number; isGone: boolean };

/**
 * The claims of brands on one look. Two uses of one brand and type must not overlap: two requests at once conflict here. A
 * revision claims the new days before the old ones end.
 */
export const lookUses: Decider<LookUses, LookUsesCommand, LookUsesEvent> = {
  category: 'look_uses',
  initial: { lookId: 0, claims: [] },
  decide,
  evolve,
};

function decide({ claims }: LookUses, command: LookUsesCommand): Decision<LookUsesEvent> {
  switch (command.action) {
    case 'claim':
      return claim(claims, command.claim);
    case 'end_claim': {
      const { lookId, lookUseId, days: named } = command;
      const held = claims.filter((each) => each.lookUseId === lookUseId);
      const end = (days: ClaimedDays | null): LookUsesEvent => ({
        type: 'LookUseClaimEnded',
        data: { lookId, lookUseId, days },
      });
      if (named === null) return held.length === 0 ? nothingToDo : accept(end(null));
      const ended = held.filter((each) => named.some((days) => sameDays(each, days)));
      return accept(...ended.map(({ from, until }) => end({ from, until })));
    }
    case 'follow_look': {
      const { lookId, isGone } = command;
      const lookUseIds = [...new Set(claims.map((each) => each.lookUseId))];
      if (lookUseIds.length === 0) return nothingToDo;
      const type = isGone ? 'LookUsesLookGone' : 'LookUsesLookBack';
      return accept({ type, data: { lookId, lookUseIds } });
    }
  }
}

function claim(claims: readonly LookUseClaim[], wanted: LookUseClaim): Decision<LookUsesEvent> {
  const { lookUseId, brandId, useType } = wanted;
  if (claims.some((each) => each.lookUseId === lookUseId && sameDays(each, wanted))) return nothingToDo;
  const other = claims.find(
    (each) =>
      each.lookUseId !== lookUseId &&
      each.brandId === brandId &&
      each.useType === useType &&
      overlap(each, wanted),
  );
  if (other === undefined) return accept({ type: 'LookUseClaimed', data: wanted });
  const { from, until } = other;
  const message = `look use ${other.lookUseId} has some of these days: choose days before or after them`;
  return refuse('conflict', 'look_use.overlaps', message, { lookUseId: other.lookUseId, from, until });
}

function sameDays(one: ClaimedDays, other: ClaimedDays): boolean {
  return one.from === other.from && one.until === other.until;
}

/** Returns whether the claimed days include all the wanted ones. */
export function covers(claimed: ClaimedDays, { from, until }: ClaimedDays): boolean {
  if (claimed.from > from) return false;
  return claimed.until === null || (until !== null && until <= claimed.until);
}

function overlap(one: ClaimedDays, other: ClaimedDays): boolean {
  const isBefore = ({ until }: ClaimedDays, { from }: ClaimedDays) => until !== null && until < from;
  return !isBefore(one, other) && !isBefore(other, one);
}

function evolve(state: LookUses, { type, data }: LookUsesEvent): LookUses {
  switch (type) {
    case 'LookUseClaimed':
      return { lookId: data.lookId, claims: [...state.claims, data] };
    case 'LookUseClaimEnded': {
      const { lookUseId, days } = data;
      const isEnded = (each: LookUseClaim) =>
        each.lookUseId === lookUseId && (days === null || sameDays(each, days));
      return { ...state, claims: state.claims.filter((each) => !isEnded(each)) };
    }
    case 'LookUsesLookGone':
    case 'LookUsesLookBack':
      return state;
    default:
      return untouched(type, state);
  }
}
