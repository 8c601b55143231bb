import type { DomainEvent } from '../event.ts';
import type { MemberGender } from '../members/member-kinds.ts';
import type { Region } from '../regions.ts';
import type { Sealed } from '../sealed.ts';

/** Where an event is, and whom to ask. In events it is JSON, sealed with the key `brand:<id>`. */
export interface OccasionContact {
  eventAddress: string | null;
  adminName: string | null;
  adminPhone: string | null;
}

/** The fields of an event that can be revised. Days and hours (`HH:MM`) are in UTC+9. */
export interface OccasionFields {
  /** The tag that a look for the event has. */
  brandTag: string;
  startDate: string;
  endDate: string;
  /** The hours of each day; null: from its beginning, or to its end. */
  startTime: string | null;
  endTime: string | null;
  /** The points of each reservation. */
  assignedPoint: number;
  /** Whether looks may name a reservation of the event. */
  isLookTaggable: boolean;
  /** The number of seats. */
  invitePeople: number;
  minimumFollowers: number;
  /** The gender of the members who may come; null: all. */
  gender: MemberGender | null;
  giftName: string | null;
  giftCost: number | null;
  memo: string | null;
  /** A code of its own, by which members join. */
  scheduleCode: string | null;
  /** The questions that a booking answers. */
  additionalQuestions: readonly string[];
  contact: Sealed | null;
}

/** `regionId`: the country of the brand, and of the members who may come. */
export interface OccasionDescription extends OccasionFields {
  brandEventId: number;
  brandId: number;
  regionId: Region;
}

/** A seat of a member, taken by a reservation. */
export interface Seat {
  reservationId: number;
  userId: number;
}

type Nothing = Record<string, never>;
type E<Type extends string, Data> = DomainEvent<Type, Data>;

/** The events of the stream `brand_event-<id>`. Reasons are in the metadata. */
export type OccasionEvent =
  | E<'BrandEventRegistered', OccasionDescription>
  /** It was never registered, and never will be. */
  | E<'BrandEventRegistrationExpired', { brandEventId: number }>
  | E<'BrandEventRevised', { changed: Partial<OccasionFields> }>
  | E<'BrandEventApproved', Nothing>
  | E<'BrandEventSeatTaken', Seat>
  | E<'BrandEventSeatFreed', Seat>
  | E<'BrandEventClosed', Nothing>
  | E<'BrandEventReopened', Nothing>
  /** Its reservations end. */
  | E<'BrandEventRejected', Nothing>;
