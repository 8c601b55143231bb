import type { Area } from '../area.ts';
import { brandSubscriptionsProjection, plansOfInvoices } from './projection.ts';
import { brandSubscriptionsTable, invoicePlansTable } from './tables.ts';

export const brandSubscriptions = {
  tables: {
    'read.brandSubscriptions': brandSubscriptionsTable,
    'read.brandInvoicePlans': invoicePlansTable,
  },
  projections: [brandSubscriptionsProjection],
  derived: [plansOfInvoices],
} satisfies Area;
