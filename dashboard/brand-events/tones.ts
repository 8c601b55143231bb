import type { BrandEventState, ReservationState } from '#domain/brand-events/event-kinds.ts';
import type { Tone } from '../kit/theme/tones.ts';

export const brandEventTones: Readonly<Record<BrandEventState, Tone>> = {
  pending: 'waiting',
  recruiting: 'moving',
  done: 'done',
  rejected: 'bad',
};

export const reservationTones: Readonly<Record<ReservationState, Tone>> = {
  created: 'waiting',
  rescheduled: 'back',
  curator_accepted: 'good',
  curator_declined: 'neutral',
  curator_canceled: 'neutral',
  staff_canceled: 'bad',
};
