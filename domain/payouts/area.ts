import type { Area } from '../area.ts';

export const payoutsArea = {
  kinds: ['payout'],
  references: { payoutId: 'payout', dropped: 'user' },
  referencesOf: {},
  persons: [],
  upcasters: {},
  incidents: { PayoutLineFailed: 'always' },
} as const satisfies Area;
