import type { Area } from '../area.ts';

export const cashArea = {
  kinds: ['cash_account'],
  references: {},
  referencesOf: {},
  persons: [],
  upcasters: {},
  incidents: { CashReversed: 'always', CashBankAccountShown: 'by_staff' },
} as const satisfies Area;
