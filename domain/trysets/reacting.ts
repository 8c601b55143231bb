import type { Reacting } from '../reacting.ts';
import { afterTryset } from './after-tryset.ts';
import {
  type MemberRentalsCommand,
  type MemberRentalsEvent,
  type MemberRentalsState,
  memberRentals,
} from './member-rentals.ts';
import { type TrysetCommand, tryset } from './tryset.ts';
import type { TrysetEvent } from './tryset-events.ts';
import type { TrysetState } from './tryset-state.ts';

export const trysetReacting: Reacting<TrysetState, TrysetCommand, TrysetEvent> = {
  decider: tryset,
  after: afterTryset,
};

export const memberRentalsReacting: Reacting<MemberRentalsState, MemberRentalsCommand, MemberRentalsEvent> = {
  decider: memberRentals,
};
