import type { BrandInvoiceEvent } from '#domain/brand-invoices/invoice-events.ts';
import { brandInvoiceWords } from '#domain/brand-invoices/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

export const texts = {
  brandInvoice: {
    refused: { no_tax_invoice: 'This transfer needs no tax invoice. Only a paid bank transfer in KRW does.' },
  },
} as const;

export const rooms = {} as const;

export const history = {
  categories: { brand_invoice: 'Brand invoice' },
  categoryWithId: { brand_invoice: 'Brand invoice {{id}}' },
  event: {
    BrandInvoiceOpened: 'Invoice was opened: {{amount}} {{currency}}.',
    BrandInvoicePaid: 'Invoice was paid: {{amount}}.',
    BrandInvoiceDeclined: 'Payment of the invoice was declined.',
    BrandInvoiceFailed: 'Payment of the invoice failed.',
    BrandInvoiceCanceled: 'Invoice was canceled.',
    BrandInvoiceRefunded: 'Money of the invoice was refunded: {{amount}}.',
    BrandInvoiceTaxInvoiceNoted: 'Tax invoice for the transfer was noted: {{approvalNumber}}.',
  } as const satisfies EventTexts<BrandInvoiceEvent>,
  fieldOf: { brand_invoice: brandInvoiceWords },
} as const;

export const replay = {
  entities: { brand_invoice: 'Brand invoice' },
  projection: { brand_invoices: 'Brand invoices' },
} as const;
