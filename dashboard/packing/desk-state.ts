import type { CourierCode } from '#domain/couriers.ts';
import type { LeftOutReason } from './parcels.ts';

/** One input from the scan box. The idempotency key of its swap or shipment is its id. */
export interface Entry {
  id: string;
  text: string;
}

/** The garment in hand that may go instead of one of the parcel. */
export interface Swap {
  itemId: number;
  /** Code of the garment that the parcel would have had. */
  from: string;
  stockId: number;
  code: string;
  /** The idempotency key of the swap. */
  intent: string;
}

/**
 * A parcel with its number. `waiting`: its call has had no answer yet. `failed`: the server was out of reach. `refused`: the
 * server refused it, or some of its items.
 */
export interface Shipment {
  id: string;
  trysetId: number;
  itemIds: readonly number[];
  courier: CourierCode;
  number: string;
  /** Time of the input, as an ISO instant. */
  at: string;
  state: 'waiting' | 'shipped' | 'failed' | 'refused';
  error: string | null;
}

export type Problem =
  | { kind: 'unknown'; code: string }
  | { kind: 'twoMeanings'; code: string }
  | { kind: 'notWaiting'; tryset: number }
  | { kind: 'packed'; tryset: number; number: string }
  | { kind: 'leftOut'; tryset: number; reason: LeftOutReason }
  | { kind: 'missing'; amount: number }
  | { kind: 'twice'; code: string }
  | { kind: 'ofOther'; code: string; tryset: number }
  | { kind: 'notFree'; code: string; status: string }
  | { kind: 'wantedBack'; code: string }
  | { kind: 'otherSize'; code: string; product: string }
  | { kind: 'noNumber' }
  | { kind: 'shortenedNumber' }
  | { kind: 'oddNumber'; number: string }
  | { kind: 'sameNumber'; number: string; tryset: number }
  | { kind: 'refused'; error: string };

export interface PackingDesk {
  /** Id of the person at the desk; null before anybody signed in. */
  by: number | null;
  queue: readonly Entry[];
  /** The tryset whose parcel is packed; null between two parcels. */
  open: number | null;
  /** The tryset items whose garment was scanned. Parcels that are set aside keep theirs. */
  scanned: readonly number[];
  swap: Swap | null;
  /** An unusual tracking number, which a second scan confirms. */
  odd: string | null;
  problem: Problem | null;
  /** The shipments of this session, newest first. */
  shipments: readonly Shipment[];
}
