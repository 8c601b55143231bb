import type { FieldNames } from '../../words/field-names.ts';
import type { OccasionContact, OccasionEvent } from '../occasion-events.ts';
import type { Occasion } from '../occasion-state.ts';
import type { ReservationEvent } from '../reservation-events.ts';
import type { Reservation } from '../reservation-state.ts';

type States = Occasion | OccasionContact | Reservation;
type Events = OccasionEvent | ReservationEvent;

export const brandEventWords = {
  id: 'No.',
  brandEventId: 'Brand event',
  reservationId: 'Reservation',
  brandId: 'Brand',
  userId: 'Member',
  regionId: 'Country',
  status: 'Status',
  brandTag: 'Tag',
  startDate: 'First day',
  endDate: 'Last day',
  startTime: 'Opens at',
  endTime: 'Closes at',
  assignedPoint: 'Points',
  isLookTaggable: 'Looks may name it',
  invitePeople: 'Seats',
  minimumFollowers: 'Followers at least',
  gender: 'Gender',
  giftName: 'Gift',
  giftCost: 'Cost of the gift',
  memo: 'Memo',
  scheduleCode: 'Schedule code',
  additionalQuestions: 'Questions',
  contact: 'Place and contact',
  eventAddress: 'Address',
  adminName: 'Contact',
  adminPhone: 'Phone',
  seats: 'Taken seats',
  start: 'Starts',
  end: 'Ends',
  additionalFields: 'Answers',
  lookUploadPoint: 'Points for a look',
  lookUploadCash: 'Money for a look',
  askedAt: 'Asked',
  isInvitation: 'Invited',
  hasCome: 'Came',
  canceledBy: 'Canceled by',
  by: 'By',
  rewardedLookIds: 'Rewarded looks',
  givenPoints: 'Points given',
  givenCash: 'Money given',
  lookId: 'Look',
  points: 'Points',
  cash: 'Money',
  changed: 'Changes',
  modificationReason: 'Reason of the change',
  isLookTagged: 'Look posted',
  createdTime: 'Created',
  updatedTime: 'Last change',
} as const satisfies FieldNames<States | Events['data']>;
