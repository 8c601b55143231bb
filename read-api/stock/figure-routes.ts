import Type from 'typebox';
import { Page } from '#http/contract.ts';
import { IdParam } from '#http/filters.ts';
import { pageOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { CsvAnswer, sendCsv } from '../kit/csv/csv-answer.ts';
import { CsvQuery } from '../kit/csv/wording.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { BrandStockStatusParams, listBrandStockStatus } from './brand-stock-status.ts';
import {
  BrandStockStatus,
  ReimbursementItem,
  ReimbursementTotals,
  StockOverview,
  StockStatusStats,
  StockUseStats,
} from './contract.ts';
import { stockByStatus, stockByUse, stockOverview } from './figures.ts';
import {
  allReimbursementItems,
  listReimbursementItems,
  ReimbursementFilters,
  ReimbursementParams,
  reimbursementCsv,
  reimbursementTotals,
} from './reimbursement.ts';

const tags = ['stocks'];
const house = ['staff', 'brand_admin'] as const;
const OfBrand = Type.Object({ brand_id: Type.Optional(IdParam) }, { additionalProperties: false });

/** Counts and sums over garments. */
export const stockFigureRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v1/stocks/overview',
    operation(house, {
      operationId: 'getStockOverview',
      tags,
      summary: 'Counts of stock items',
      querystring: OfBrand,
      response: { 200: StockOverview },
    }),
    (request) => stockOverview(deps, callerOf(request), request.query.brand_id),
  );
  app.get(
    '/v1/stocks/stats/status',
    operation(house, {
      operationId: 'getStockStatusStats',
      tags,
      summary: 'Counts of stock items by status',
      querystring: OfBrand,
      response: { 200: StockStatusStats },
    }),
    (request) => stockByStatus(deps, callerOf(request), request.query.brand_id),
  );
  app.get(
    '/v1/stocks/stats/use',
    operation(house, {
      operationId: 'getStockUseStats',
      tags,
      summary: 'Counts of stock items by how often they were lent',
      querystring: OfBrand,
      response: { 200: StockUseStats },
    }),
    (request) => stockByUse(deps, callerOf(request), request.query.brand_id),
  );
  app.get(
    '/v1/stocks/reimbursement-items',
    operation(house, {
      operationId: 'listReimbursementItems',
      tags,
      summary: 'Unavailable stock items and what their brands get for them',
      querystring: ReimbursementParams,
      response: { 200: Page(ReimbursementItem) },
    }),
    async (request) => pageOf(request, await listReimbursementItems(readingOf(deps, request), request.query)),
  );
  app.get(
    '/v1/stocks/reimbursement-items/all',
    operation(house, {
      operationId: 'getAllReimbursementItems',
      tags,
      summary: 'The same, all at once',
      querystring: ReimbursementFilters,
      response: { 200: Type.Array(ReimbursementItem) },
    }),
    (request) => allReimbursementItems(deps, callerOf(request), request.query),
  );
  app.get(
    '/v1/stocks/reimbursement-items/csv',
    operation(house, {
      operationId: 'exportReimbursementItems',
      tags,
      summary: 'The same list as CSV (UTF-8 with BOM), whole',
      querystring: CsvQuery(ReimbursementFilters),
      response: { 200: CsvAnswer },
    }),
    (request, reply) => sendCsv(reply, reimbursementCsv(readingOf(deps, request), request.query)),
  );
  app.get(
    '/v1/stocks/reimbursement-items/totals',
    operation(house, {
      operationId: 'getReimbursementTotals',
      tags,
      summary: 'Their number and the sum of their amounts',
      querystring: ReimbursementFilters,
      response: { 200: ReimbursementTotals },
    }),
    (request) => reimbursementTotals(deps, callerOf(request), request.query),
  );
  app.get(
    '/v1/stocks/summary/out-stock-requested/brand-stock-status',
    operation(house, {
      operationId: 'listBrandStockStatus',
      tags,
      summary: 'What each brand wants back',
      querystring: BrandStockStatusParams,
      response: { 200: Page(BrandStockStatus) },
    }),
    async (request) => pageOf(request, await listBrandStockStatus(readingOf(deps, request), request.query)),
  );
};
