/** The states of a brand's event, in the spelling of responses. */
export const brandEventStates = ['pending', 'recruiting', 'done', 'rejected'] as const;
export type BrandEventState = (typeof brandEventStates)[number];

/** `none`: before the registration. `expired`: it was never registered, and never will be. */
export const occasionLives = ['none', 'expired', ...brandEventStates] as const;
export type OccasionLife = (typeof occasionLives)[number];

/** The states of a reservation: a member's part in an event. */
export const reservationStates = [
  'created',
  'rescheduled',
  'curator_canceled',
  'staff_canceled',
  'curator_accepted',
  'curator_declined',
] as const;
export type ReservationState = (typeof reservationStates)[number];

/** `none`: before the booking. `lapsed`: the booking never came, and never will. */
export const reservationLives = ['none', 'lapsed', ...reservationStates] as const;
export type ReservationLife = (typeof reservationLives)[number];

/** The states in which a reservation has its seat. */
export const openReservationStates = [
  'created',
  'curator_accepted',
  'rescheduled',
] as const satisfies readonly ReservationState[];

export function isOpenReservation(status: string): boolean {
  return openReservationStates.some((each) => each === status);
}

/** Who ended or moved a reservation. */
export const reservationSides = ['user', 'staff', 'system'] as const;
export type ReservationSide = (typeof reservationSides)[number];

/** How long a booking may take between its seat and its deciding append. */
export const seatPatienceMs = 120_000;

const hourMs = 3_600_000;
/** An invitation runs out after so long without an answer. */
export const answerPatienceMs = 72 * hourMs;
/** An invitation runs out so long before its start, and a member moves a reservation no later. */
export const lastCallMs = 24 * hourMs;

/** The limits of an event's fields. Points and costs are whole numbers. */
export const seatsAtMost = 500;
export const pointsAtMost = 10_000_000;
export const costAtMost = 1_000_000_000;
export const longestEventDays = 366;
