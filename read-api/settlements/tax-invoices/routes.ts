import Type from 'typebox';
import { listRoutes } from '../../kit/readable/routes.ts';
import type { Routes } from '../../routes.ts';
import { houseAt } from '../house/house-at.ts';
import { bulkForm } from './bulk-form.ts';
import { taxInvoiceFields } from './contract.ts';
import { matchingTaxInvoices, TaxInvoicesQuery } from './lists.ts';
import { supplied } from './supplied.ts';

/** The list of tax invoices. A month's own history and that of a brand's invoice tell when a number was noted. */
export const taxInvoiceRoutes: Routes = (deps) => async (app) => {
  listRoutes(app, deps, {
    url: '/v1/tax-invoices',
    path: Type.Object({}),
    tags: ['settlements'],
    who: ['staff', 'brand_admin'],
    name: 'TaxInvoices',
    summary: 'Tax invoices for commission and transfers: to staff all, to brand admins those of their brand',
    hasFile: true,
    query: TaxInvoicesQuery,
    row: { ...taxInvoiceFields, columns: bulkForm },
    rows: async (reading, _, query) =>
      supplied(await houseAt(deps, null), matchingTaxInvoices(reading, query)),
  });
};
