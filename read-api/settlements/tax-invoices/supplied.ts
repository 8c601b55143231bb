import type { House } from '#domain/settlements/house.ts';
import type { Rows } from '../../kit/readable/rows.ts';
import type { TaxInvoiceFound } from './scope.ts';

/** A tax invoice with the house that issues it. */
export type SuppliedTaxInvoice = TaxInvoiceFound & { supplier: House };

/** Names the house as supplier of each row. */
export function supplied(supplier: House, rows: Rows<TaxInvoiceFound>): Rows<SuppliedTaxInvoice> {
  return {
    count: rows.count,
    page: async (paging) => (await rows.page(paging)).map((row) => ({ ...row, supplier })),
    async *all() {
      for await (const row of rows.all()) yield { ...row, supplier };
    },
  };
}
