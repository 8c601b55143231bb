import { untouched } from '../exhaustive.ts';
import type { OccasionLife } from './event-kinds.ts';
import type { OccasionDescription, OccasionEvent, Seat } from './occasion-events.ts';

/** The folded state of a brand's event; ids are 0 before the registration. */
export interface Occasion extends OccasionDescription {
  status: OccasionLife;
  /** The taken seats, the oldest first. */
  seats: readonly Seat[];
}

export const initialOccasion: Occasion = {
  status: 'none',
  brandEventId: 0,
  brandId: 0,
  regionId: 'KOREA',
  brandTag: '',
  startDate: '',
  endDate: '',
  startTime: null,
  endTime: null,
  assignedPoint: 0,
  isLookTaggable: false,
  invitePeople: 0,
  minimumFollowers: 0,
  gender: null,
  giftName: null,
  giftCost: null,
  memo: null,
  scheduleCode: null,
  additionalQuestions: [],
  contact: null,
  seats: [],
};

export function evolveOccasion(occasion: Occasion, { type, data }: OccasionEvent): Occasion {
  switch (type) {
    case 'BrandEventRegistered':
      return { ...occasion, ...data, status: 'pending' };
    case 'BrandEventRegistrationExpired':
      return { ...occasion, ...data, status: 'expired' };
    case 'BrandEventRevised':
      return { ...occasion, ...data.changed };
    case 'BrandEventApproved':
    case 'BrandEventReopened':
      return { ...occasion, status: 'recruiting' };
    case 'BrandEventSeatTaken':
      return { ...occasion, seats: [...occasion.seats, data] };
    case 'BrandEventSeatFreed': {
      const seats = occasion.seats.filter((each) => each.reservationId !== data.reservationId);
      return { ...occasion, seats };
    }
    case 'BrandEventClosed':
      return { ...occasion, status: 'done' };
    case 'BrandEventRejected':
      return { ...occasion, status: 'rejected' };
    default:
      return untouched(type, occasion);
  }
}
