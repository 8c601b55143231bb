import type { DomainEvent } from '../event.ts';
import type { Sealed } from '../sealed.ts';
import type { ReservationSide } from './event-kinds.ts';
import type { VisitTimes } from './hours.ts';

/** What a look for the event earns, as it was fixed at the booking: whole points, and money in the member's currency. */
export interface Reward {
  assignedPoint: number;
  /** What staff add for a look; null if they add nothing. */
  lookUploadPoint: number | null;
  lookUploadCash: number | null;
}

/** The answer to a question of the event. In events it is JSON of a list, sealed with the key `user:<id>`. */
export interface AdditionalField {
  question: string;
  answer: string;
}

export interface ReservationDescription extends VisitTimes, Reward {
  reservationId: number;
  brandEventId: number;
  brandId: number;
  userId: number;
  additionalFields: Sealed | null;
}

/** What a look's certification gives, or takes back. */
export interface RewardChange {
  lookId: number;
  points: number;
  cash: number;
}

type E<Type extends string, Data> = DomainEvent<Type, Data>;
type Nothing = Record<string, never>;

/** The events of the stream `reservation-<id>`. Reasons are in the metadata. */
export type ReservationEvent =
  | E<'ReservationBooked', ReservationDescription>
  /** The member is asked, and has a seat until the answer. */
  | E<'ReservationInvited', ReservationDescription>
  /** It was never booked, and never will be. */
  | E<'ReservationBookExpired', { reservationId: number; brandEventId: number }>
  /** `additionalFields`: the answers of an invited member; null if the member gave none. */
  | E<'ReservationAccepted', { additionalFields: Sealed | null }>
  | E<'ReservationDeclined', Nothing>
  /** A move by staff asks the member. */
  | E<'ReservationRescheduled', VisitTimes & { by: ReservationSide }>
  | E<'ReservationCanceled', { by: ReservationSide }>
  | E<'ReservationAttended', { hasCome: boolean }>
  /** A further look of a rewarded reservation earns 0, and keeps the reward if the first one is rejected. */
  | E<'ReservationRewarded', RewardChange>
  | E<'ReservationRevoked', RewardChange>;
