import type { Area } from '../area.ts';
import { brandInvoicesProjection } from './projection.ts';
import { brandInvoicesTable } from './tables.ts';

export const brandInvoices = {
  tables: { 'read.brandInvoices': brandInvoicesTable },
  projections: [brandInvoicesProjection],
} satisfies Area;
