import type { DomainEvent } from '../event.ts';
import type { PointShare } from './holds.ts';
import type { PaidFor } from './paid-for.ts';
import type { PointReason } from './point-kinds.ts';

/** A movement of points: the whole points given or taken, the reason, and the resulting balance. */
export interface PointMove {
  amount: number;
  pointReason: PointReason;
  /** A message to the member; empty if the reason says enough. */
  message: string;
  balance: number;
  /** The look for which points were given or taken, if any; part of the event since version 2. */
  forLook: PointsForLook | null;
}

/** The look and item for which points were given or taken. The item is null for a penalty, or if the look no longer tags it. */
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

/** A movement of points that is postponed until the end of a ban. The sign of `delta` is its direction. */
export interface PointsWaiting extends Omit<PointMove, 'amount' | 'balance'> {
  userId: number;
  delta: number;
}

/** The events of the stream `point_account-<user id>`, which are part of the member's history. */
export type PointAccountEvent =
  | DomainEvent<'PointsGiven', PointMove>
  | DomainEvent<'PointsTaken', PointMove>
  | DomainEvent<'PointsHeld', PointHold>
  /** The hold ended, and the member can spend the held points again. */
  | DomainEvent<'PointsReleased', PointHold>
  /** The held points were spent. */
  | DomainEvent<'PointsCaptured', PointHold & { balance: number }>
  /** Part of the spent points came back. */
  | DomainEvent<'PointsRefunded', PointRefund & { balance: number }>
  | DomainEvent<'PointsSuspended', PointsWaiting>
  /** The ban ended; the events before this one gave or took the postponed points. */
  | DomainEvent<'PointsResumed', Record<string, never>>
  /** The member was forgotten, so the account was closed. */
  | DomainEvent<'PointsForfeited', { amount: number; balance: number }>;
