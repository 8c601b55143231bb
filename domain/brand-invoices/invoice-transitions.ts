import type { Rules, Transition } from '../transition-table.ts';
import type { BrandInvoice, BrandInvoiceLife } from './invoice.ts';
import { isTaxInvoiceDue } from './tax-invoice.ts';

type Guard = 'no_tax_invoice';

const bySystem = { from: ['pending'], who: ['system'] } as const;

export const brandInvoiceTransitions = [
  { action: 'open', from: ['none'], to: 'pending', event: 'BrandInvoiceOpened', who: ['system'] },
  { ...bySystem, action: 'pay', to: 'paid', event: 'BrandInvoicePaid' },
  { ...bySystem, action: 'decline', to: 'same', event: 'BrandInvoiceDeclined' },
  { ...bySystem, action: 'fail', to: 'failed', event: 'BrandInvoiceFailed' },
  { ...bySystem, action: 'cancel', to: 'canceled', event: 'BrandInvoiceCanceled' },
  {
    action: 'refund',
    from: ['paid', 'partially_refunded'],
    to: 'told',
    event: 'BrandInvoiceRefunded',
    who: ['system'],
  },
  {
    action: 'note_tax_invoice',
    from: ['paid', 'partially_refunded'],
    to: 'same',
    event: 'BrandInvoiceTaxInvoiceNoted',
    who: ['staff'],
    guards: ['no_tax_invoice'],
  },
] as const satisfies readonly Transition<string, BrandInvoiceLife, Guard>[];

export type BrandInvoiceAction = (typeof brandInvoiceTransitions)[number]['action'];

export const brandInvoiceRules: Rules<
  BrandInvoiceLife,
  Guard,
  Pick<BrandInvoice, 'status' | 'method' | 'currency'>,
  BrandInvoiceAction
> = {
  entity: 'brand_invoice',
  table: brandInvoiceTransitions,
  guards: { no_tax_invoice: (invoice) => (isTaxInvoiceDue(invoice) ? null : 'no_tax_invoice') },
};
