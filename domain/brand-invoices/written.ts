import { written } from '../event-versions.ts';
import { brandInvoice } from './invoice.ts';

export const brandInvoicesWritten = [
  written(brandInvoice, {
    BrandInvoiceOpened: 1,
    BrandInvoicePaid: 1,
    BrandInvoiceDeclined: 1,
    BrandInvoiceFailed: 1,
    BrandInvoiceCanceled: 1,
    BrandInvoiceRefunded: 1,
    BrandInvoiceTaxInvoiceNoted: 1,
  }),
];
