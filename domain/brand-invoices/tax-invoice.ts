import type { BrandInvoice } from './invoice.ts';

/** Whether a paid invoice needs a tax invoice: a transfer in KRW. The receipt of a card stands for one, and Japan has none. */
export function isTaxInvoiceDue({ method, currency }: Pick<BrandInvoice, 'method' | 'currency'>): boolean {
  return method === 'bank' && currency === 'KRW';
}
