import type { Area } from '../area.ts';

export const closedDaysArea = {
  kinds: ['closed_day', 'closed_day_register'],
  references: {},
  referencesOf: { ClosedDaysRemoved: { closedDayIds: 'closed_day' } },
  persons: [],
  upcasters: {},
} as const satisfies Area;
