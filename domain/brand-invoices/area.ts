import type { Area } from '../area.ts';

export const brandInvoicesArea = {
  kinds: ['brand_invoice'],
  references: { brandInvoiceId: 'brand_invoice' },
  referencesOf: {},
  persons: [],
  upcasters: {},
} as const satisfies Area;
