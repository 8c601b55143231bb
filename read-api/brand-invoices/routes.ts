import Type from 'typebox';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { historyRoute, type StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { BrandInvoiceDetail, BrandInvoiceTotals, brandInvoiceFields } from './contract.ts';
import { InvoiceFilters, InvoicesQuery, matchingInvoices } from './lists.ts';
import { brandInvoicePast } from './past.ts';
import { invoicesFor } from './scope.ts';
import { invoiceTotals } from './totals.ts';

const tags = ['brand subscriptions'];
const url = '/v2/brand_subscriptions/invoices';
const who = ['staff', 'brand_admin'] as const;

const invoiceSteps: StepsOf = async (deps, caller, id) => {
  const seen = await invoicesFor(deps.db, caller).where('invoice.id', '=', id).select('invoice.id').execute();
  if (seen.length === 0) return null;
  const steps = await foldedStreams(deps, [`brand_invoice-${id}`]);
  return steps.length > 0 ? steps : null;
};

export const brandInvoiceRoutes: Routes = (deps) => async (app) => {
  listRoutes(app, deps, {
    url,
    path: Type.Object({}),
    tags,
    who,
    name: 'BrandInvoices',
    summary: 'Invoices of brands, newest first: to staff all, to brand admins those of their brand',
    hasFile: true,
    query: InvoicesQuery,
    row: brandInvoiceFields,
    rows: async (reading, _, query) => matchingInvoices(reading, query),
  });
  app.get(
    `${url}/totals`,
    operation(who, {
      operationId: 'getBrandInvoiceTotals',
      tags,
      summary: 'Sums of the invoices that match the filters, by currency',
      querystring: Type.Object(InvoiceFilters, { additionalProperties: false }),
      response: { 200: BrandInvoiceTotals },
    }),
    (request) => invoiceTotals(readingOf(deps, request), request.query),
  );
  app.get(
    `${url}/:id`,
    operation(
      who,
      {
        operationId: 'getBrandInvoice',
        tags,
        summary: 'An invoice with its payment, as it is or as it was',
        params: IdParams,
        querystring: AsOfQuery,
        response: { 200: BrandInvoiceDetail },
      },
      [404],
    ),
    (request) => detailAnswer(deps, request, brandInvoicePast),
  );
  historyRoute(app, deps, {
    url,
    entity: 'brand_invoice',
    tags,
    who,
    name: 'BrandInvoice',
    summary: 'What happened to an invoice, newest first',
    steps: invoiceSteps,
  });
};
