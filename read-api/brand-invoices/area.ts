import { sql } from 'kysely';
import { brandInvoice } from '#domain/brand-invoices/invoice.ts';
import type { Area } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';
import { brandInvoicePast, brandInvoicesThen } from './past.ts';
import { brandInvoiceRoutes } from './routes.ts';

export const brandInvoices: Area = {
  routes: [brandInvoiceRoutes],
  streams: {
    brand_invoice: {
      fold: fold(brandInvoice.initial, brandInvoice.evolve),
      isFilter: true,
      field: 'brandInvoiceId',
      isLogOf: (brandId) => sql`exists (select from read.brand_invoices
        where id = log.entity_id::integer and brand_id = ${brandId})`,
    },
  },
  past: brandInvoicePast,
  rowsThen: brandInvoicesThen,
};
