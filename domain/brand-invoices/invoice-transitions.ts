import type { Rules, Transition } from '../transition-table.ts';
import type { BrandInvoice, BrandInvoiceLife } from './invoice.ts';

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
] as const satisfies readonly Transition<string, BrandInvoiceLife, never>[];

export type BrandInvoiceAction = (typeof brandInvoiceTransitions)[number]['action'];

export const brandInvoiceRules: Rules<
  BrandInvoiceLife,
  never,
  Pick<BrandInvoice, 'status'>,
  BrandInvoiceAction
> = { entity: 'brand_invoice', table: brandInvoiceTransitions, guards: {} };
