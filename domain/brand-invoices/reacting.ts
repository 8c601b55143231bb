import type { Reacting } from '../reacting.ts';
import { afterInvoice } from './after-invoice.ts';
import { type BrandInvoice, type BrandInvoiceCommand, brandInvoice } from './invoice.ts';
import type { BrandInvoiceEvent } from './invoice-events.ts';

export const brandInvoiceReacting: Reacting<BrandInvoice, BrandInvoiceCommand, BrandInvoiceEvent> = {
  decider: brandInvoice,
  after: afterInvoice,
};
