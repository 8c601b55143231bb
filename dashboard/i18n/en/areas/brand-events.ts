import type { OccasionEvent } from '#domain/brand-events/occasion-events.ts';
import type { ReservationEvent } from '#domain/brand-events/reservation-events.ts';
import { brandEventWords } from '#domain/brand-events/words/en.ts';
import { words } from '#domain/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

const brandEvent = {
  state: words.brandEventState,
  reservationState: words.reservationState,
  fields: brandEventWords,
} as const;

export const texts = { brandEvent } as const;

export const rooms = {} as const;

export const history = {
  categories: { brand_event: 'Brand event', reservation: 'Reservation' },
  categoryWithId: { brand_event: 'Brand event {{id}}', reservation: 'Reservation {{id}}' },
  event: {
    BrandEventRegistered:
      'A brand event was registered: {{brandTag}}, from {{startDate}} to {{endDate}}, {{invitePeople}} seats.',
    BrandEventRegistrationExpired: 'The brand event was never registered.',
    BrandEventRevised: 'The brand event was revised.',
    BrandEventApproved: 'The brand event was approved, and members may book.',
    BrandEventSeatTaken: 'A seat was taken by reservation {{reservationId}}.',
    BrandEventSeatFreed: 'A seat is free again: that of reservation {{reservationId}}.',
    BrandEventClosed: 'The brand event was closed.',
    BrandEventReopened: 'The brand event was reopened.',
    BrandEventRejected: 'The brand event was rejected, and its reservations end.',
    ReservationBooked: 'The member has a seat from {{start}} to {{end}}.',
    ReservationInvited: 'The member was invited from {{start}} to {{end}}.',
    ReservationBookExpired: 'The reservation never came.',
    ReservationAccepted: 'The member accepted the visit.',
    ReservationDeclined: 'The member declined the visit.',
    ReservationRescheduled: 'The reservation was moved: from {{start}} to {{end}}.',
    ReservationCanceled: 'The reservation was canceled.',
    ReservationAttended: 'Attendance was noted.',
    ReservationRewarded: 'The reward was given for look {{lookId}}; points: {{points}}[[, money: {{cash}}]].',
    ReservationRevoked:
      'The reward was taken back for look {{lookId}}; points: {{points}}[[, money: {{cash}}]].',
  } as const satisfies EventTexts<OccasionEvent | ReservationEvent>,
  fieldOf: { brand_event: brandEventWords, reservation: brandEventWords },
} as const;

export const replay = {
  entities: { brand_event: 'Brand event', reservation: 'Reservation' },
  projection: { brand_events: 'Brand events', reservations: 'Reservations' },
} as const;
