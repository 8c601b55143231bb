import type { Area } from '../area.ts';

export const brandEventsArea = {
  kinds: ['brand_event', 'reservation'],
  references: { brandEventId: 'brand_event', reservationId: 'reservation', rewardedLookIds: 'look' },
  referencesOf: {},
  persons: [],
  upcasters: {},
  incidents: { BrandEventRejected: 'always', ReservationRevoked: 'always' },
} as const satisfies Area;
