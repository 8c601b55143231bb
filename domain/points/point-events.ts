import type { DomainEvent } from '../event.ts';
import type { PointShare } from './holds.ts';
import type { PointReason } from './point-kinds.ts';

/** Whole points that came or went, why, and what the account has from then on. */
export interface PointMove {
  amount: number;
  pointReason: PointReason;
  /** What the member is told; empty where the reason says it all. */
  message: string;
  balance: number;
  /** What they are for, where it is a look; since version 2. */
  forLook: PointsForLook | null;
}

/** A look that points came or went for, and which item of it; null of a penalty, and where it is tagged no more. */
export interface PointsForLook {
  lookId: number;
  entryId: number | null;
  trysetItemId: number | null;
}

/** Points that a tryset is to be paid with: all of them, and each item's share. */
export interface PointHold {
  trysetId: number;
  amount: number;
  shares: readonly PointShare[];
}

/** Points that come back of those that an item was paid with. */
export interface PointRefund extends PointShare {
  trysetId: number;
  /** What the member is told; empty where the reason says it all. */
  message: string;
}

/** Points that wait for the end of a ban; `delta` says with its sign which way they go then. */
export interface PointsWaiting extends Omit<PointMove, 'amount' | 'balance'> {
  userId: number;
  delta: number;
}

/** Events of `point_account-<user id>`: a part of the member's history. */
export type PointAccountEvent =
  | DomainEvent<'PointsGiven', PointMove>
  | DomainEvent<'PointsTaken', PointMove>
  | DomainEvent<'PointsHeld', PointHold>
  /** They are the member's to spend again. */
  | DomainEvent<'PointsReleased', PointHold>
  /** They are spent. */
  | DomainEvent<'PointsCaptured', PointHold & { balance: number }>
  /** Of what was spent on an item, so many came back. */
  | DomainEvent<'PointsRefunded', PointRefund & { balance: number }>
  | DomainEvent<'PointsSuspended', PointsWaiting>
  /** The ban is over: the points that waited are given and taken by the events before it. */
  | DomainEvent<'PointsResumed', Record<string, never>>
  /** The member was forgotten: the account is closed. */
  | DomainEvent<'PointsForfeited', { amount: number; balance: number }>;
