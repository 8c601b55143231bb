import type { OccasionLife, ReservationLife } from '../brand-events/event-kinds.ts';
import type { OccasionDescription } from '../brand-events/occasion-events.ts';
import { initialOccasion, type Occasion } from '../brand-events/occasion-state.ts';
import type { ReservationDescription } from '../brand-events/reservation-events.ts';
import { initialReservation, type Reservation } from '../brand-events/reservation-state.ts';

/** An event of brand 7 from 10 to 12 June 2026, with two seats and 5,000 points. */
export const occasionDescription: OccasionDescription = {
  brandEventId: 31,
  brandId: 7,
  regionId: 'KOREA',
  brandTag: 'acme_popup',
  startDate: '2026-06-10',
  endDate: '2026-06-12',
  startTime: '11:00',
  endTime: '20:00',
  assignedPoint: 5_000,
  isLookTaggable: true,
  invitePeople: 2,
  minimumFollowers: 1_000,
  gender: 'female',
  giftName: 'A scarf',
  giftCost: 30_000,
  memo: null,
  scheduleCode: '210915',
  additionalQuestions: ['Which size do you wear?'],
  contact: null,
};

/** A member whom the event admits. */
export const guest = { followers: 1_000, gender: 'female', regionId: 'KOREA', isBanned: false } as const;

export const seat = { reservationId: 401, userId: 51 } as const;
/** From 13:00 to 14:00 of the first day in UTC+9. */
export const times = { start: '2026-06-10T04:00:00.000Z', end: '2026-06-10T05:00:00.000Z' } as const;

/** The event in a status, with one taken seat. */
export function occasionIn(status: string): Occasion {
  if (status === 'none') return initialOccasion;
  if (status === 'expired') return { ...initialOccasion, status, brandEventId: 31 };
  return { ...initialOccasion, ...occasionDescription, status: status as OccasionLife, seats: [seat] };
}

/** A visit of member 51 to that event, which earns 5,000 points. */
export const reservationDescription: ReservationDescription = {
  reservationId: 401,
  brandEventId: 31,
  brandId: 7,
  userId: 51,
  ...times,
  assignedPoint: 5_000,
  lookUploadPoint: null,
  lookUploadCash: null,
  additionalFields: null,
};

/** The reservation in a status. */
export function reservationIn(status: string): Reservation {
  if (status === 'none') return initialReservation;
  if (status === 'lapsed') return { ...initialReservation, status, reservationId: 401, brandEventId: 31 };
  return { ...initialReservation, ...reservationDescription, status: status as ReservationLife };
}
