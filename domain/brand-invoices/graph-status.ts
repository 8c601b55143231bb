import type { BrandInvoice } from './invoice.ts';
import type { GraphInvoiceStatus } from './invoice-kinds.ts';

/** The status of an invoice on the graph. A read model's row provides the input as well as the folded state. */
export function graphStatusOf({
  status,
  method,
  declined,
}: Pick<BrandInvoice, 'status' | 'method'> & { declined: object | string | null }): GraphInvoiceStatus {
  switch (status) {
    case 'none':
    case 'pending':
      if (method === 'bank') return 'AWAIT';
      return declined === null ? 'PENDING' : 'RETRY_AWAIT';
    case 'paid':
      return 'DONE';
    case 'partially_refunded':
      return 'partially_refunded';
    case 'failed':
      return 'FAILED';
    case 'canceled':
      return 'CANCELED';
  }
}
