import Type from 'typebox';
import { Page } from '#http/contract.ts';
import { notFound } from '#http/errors.ts';
import { IdParam } from '#http/filters.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { CsvAnswer } from '../csv/csv-answer.ts';
import { showing } from '../freshness/hook.ts';
import { History, HistoryQuery } from '../history/contract.ts';
import { stockItemHistory } from '../history/stock-item-history.ts';
import type { Routes } from '../routes.ts';
import { stockItemsFor } from '../scope.ts';
import { BrandStockStatusParams, listBrandStockStatus } from './brand-stock-status.ts';
import {
  BrandStockStatus,
  OutStockRequest,
  ReimbursementItem,
  ReimbursementTotals,
  StockItem,
  StockItemDetail,
  StockOverview,
  StockStatusStats,
  StockUseStats,
} from './contract.ts';
import { stockItemsCsv } from './csv.ts';
import { stockItemDetail } from './detail.ts';
import { stockByStatus, stockByUse, stockOverview } from './figures.ts';
import { StockItemsParams } from './filters.ts';
import { listStockItems } from './list.ts';
import {
  allReimbursementItems,
  listReimbursementItems,
  ReimbursementFilters,
  ReimbursementParams,
  reimbursementTotals,
} from './reimbursement.ts';
import { outStockActions } from './show.ts';

const tags = ['stocks'];
const house = ['staff', 'brand_admin'] as const;
const OfBrand = Type.Object({ brand_id: Type.Optional(IdParam) }, { additionalProperties: false });

export const stockRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v1/stocks',
    operation(house, {
      operationId: 'listStocks',
      tags,
      summary: 'Stock items, newest first',
      querystring: StockItemsParams,
      response: { 200: Page(StockItem) },
    }),
    async (request) => {
      const page = await listStockItems(deps, request, request.query);
      showing(
        request,
        'stock_items',
        page.data.map(({ id }) => id),
      );
      return page;
    },
  );
  app.get(
    '/v1/stocks/csv',
    operation(house, {
      operationId: 'exportStocks',
      tags,
      summary: 'The same list as CSV (UTF-8 with BOM), whole',
      querystring: StockItemsParams,
      response: { 200: CsvAnswer },
    }),
    (request, reply) => stockItemsCsv(deps, callerOf(request), request.query, reply),
  );
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
    (request) => listReimbursementItems(deps, request, request.query),
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
    (request) => listBrandStockStatus(deps, request, request.query),
  );
  app.get(
    '/v1/stocks/:id',
    operation(
      house,
      {
        operationId: 'getStock',
        tags,
        summary: 'A stock item with what may be done with it',
        params: IdParams,
        response: { 200: StockItemDetail },
      },
      [404],
    ),
    async (request) => {
      showing(request, 'stock_items', [request.params.id]);
      return stockItemDetail(deps, callerOf(request), request.params.id);
    },
  );
  app.get(
    '/v1/stocks/:id/out-stock-request',
    operation(
      house,
      {
        operationId: 'getOutStockRequest',
        tags,
        summary: "A stock item's latest out-stock request",
        params: IdParams,
        response: { 200: OutStockRequest },
      },
      [404],
    ),
    async (request) => {
      const { id } = request.params;
      const caller = callerOf(request);
      const row = await stockItemsFor(deps.db, caller)
        .where('stock.id', '=', id)
        .selectAll('stock')
        .executeTakeFirst();
      if (row === undefined) throw notFound('stock_item', id);
      return {
        stockId: id,
        status: row.outStockRequest,
        requestedTime: row.outStockRequestedAt,
        actions: outStockActions(row, caller),
      };
    },
  );
  app.get(
    '/v1/stocks/:id/history',
    operation(
      house,
      {
        operationId: 'getStockHistory',
        tags,
        summary: 'Its events with those of every tryset item that held it, newest first',
        params: IdParams,
        querystring: HistoryQuery,
        response: { 200: History },
      },
      [404],
    ),
    (request) => stockItemHistory(deps, request, request.params.id, request.query),
  );
};
