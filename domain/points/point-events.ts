import type { DomainEvent } from '../event.ts';
import type { PointShare } from './holds.ts';
import type { PaidFor } from './paid-for.ts';
import type { PointReason } from './point-kinds.ts';

/** Whole points given or taken, the reason, and the resulting balance. */
export interface PointMove {
  amount: number;
  pointReason: PointReason;
  /** A message to the member; empty if the reason says enough. */
  message: string;
  balance: number;
  /** The look that they are for, if any; since version 2. */
  forLook: PointsForLook | null;
}

/** The look and item that the points are for. The item is null for a penalty, or if the look no longer tags it. */
export interface PointsForLook {
  lookId: number;
  entryId: number | null;
  trysetItemId: number | null;
}

/** Points held for paying something: the total and each item's share. Version 1 named a tryset only. */
export interface PointHold {
  for: PaidFor;
  amount: number;
  shares: readonly PointShare[];
}

/** Part of a payment that is refunded: the total and each item's share. */
export interface PointRefund extends PointHold {
  /** A message to the member; empty if the reason says enough. */
  message: string;
}

/** Points postponed until the end of a ban; the sign of `delta` is their direction. */
export interface PointsWaiting extends Omit<PointMove, 'amount' | 'balance'> {
  userId: number;
  delta: number;
}

/** Events of `point_account-<user id>`, part of the member's history. */
export type PointAccountEvent =
  | DomainEvent<'PointsGiven', PointMove>
  | DomainEvent<'PointsTaken', PointMove>
  | DomainEvent<'PointsHeld', PointHold>
  /** The member can spend the held points again. */
  | DomainEvent<'PointsReleased', PointHold>
  /** The held points are spent. */
  | DomainEvent<'PointsCaptured', PointHold & { balance: number }>
  /** Part of the spent points came back. */
  | DomainEvent<'PointsRefunded', PointRefund & { balance: number }>
  | DomainEvent<'PointsSuspended', PointsWaiting>
  /** The ban ended; the preceding events gave or took the postponed points. */
  | DomainEvent<'PointsResumed', Record<string, never>>
  /** The member was forgotten and the account closed. */
  | DomainEvent<'PointsForfeited', { amount: number; balance: number }>;
