import Type from 'typebox';
import { notFound } from '#http/errors.ts';
import { TextParam } from '#http/filters.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { stockItemsFor } from '../briefs/stock/scope.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { answerList } from '../kit/as-of/lists/answer-list.ts';
import { CompareQuery, PageCompared } from '../kit/as-of/lists/contract.ts';
import { CsvAnswer, sendCsv } from '../kit/csv/csv-answer.ts';
import { CsvQuery } from '../kit/csv/wording.ts';
import { showing } from '../kit/freshness/hook.ts';
import { historyRoute } from '../kit/history/route.ts';
import { type Reading, readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { OutStages, OutStockRequest, ScanAnswer, StockItem, StockItemDetail } from './contract.ts';
import { stockItemsCsv } from './csv.ts';
import { stockItemFields } from './fields.ts';
import { StockItemsParams } from './filters.ts';
import { stockItemSteps } from './history.ts';
import { listStockItems } from './list.ts';
import { countOutStages, OutStagesParams } from './out-stages.ts';
import { stockItemPast } from './past.ts';
import { pastStockItems } from './past-list.ts';
import { scanned } from './scan.ts';
import { outStockActions } from './show.ts';

const tags = ['stocks'];
const house = ['staff', 'brand_admin'] as const;
const query = CompareQuery(StockItemsParams, pastStockItems.statuses);

export const stockRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v1/stocks',
    operation(house, {
      operationId: 'listStocks',
      tags,
      summary: 'Stock items, newest first, now, as they were, or as they differ between two instants',
      querystring: query,
      response: { 200: PageCompared(StockItem) },
    }),
    async (request, reply) => {
      const { shown } = stockItemFields;
      const live = (reading: Reading) => listStockItems(reading, request.query);
      await answerList(deps, request, reply, { past: pastStockItems, shown, live });
      return reply;
    },
  );
  app.get(
    '/v1/stocks/csv',
    operation(house, {
      operationId: 'exportStocks',
      tags,
      summary: 'The same list as CSV (UTF-8 with BOM), whole; of the past at most 10,000 rows',
      querystring: CsvQuery(query),
      response: { 200: CsvAnswer },
    }),
    async (request, reply) =>
      sendCsv(reply, await stockItemsCsv(deps, readingOf(deps, request), request.query)),
  );
  app.get(
    '/v1/stocks/out-stages',
    operation(house, {
      operationId: 'countOutStages',
      tags,
      summary: 'How many stock items stand at each stage of the way out',
      querystring: OutStagesParams,
      response: { 200: OutStages },
    }),
    (request) => countOutStages(readingOf(deps, request), request.query),
  );
  app.get(
    '/v1/stocks/scan/:code',
    operation(['staff'], {
      operationId: 'scanStock',
      tags,
      summary:
        'The garments of a scanned label: a code, the number of a tryset item or a tryset, or a tracking number; empty if there are none',
      params: Type.Object({ code: TextParam }),
      response: { 200: ScanAnswer },
    }),
    async (request) => {
      const { code } = request.params;
      const answer = await scanned(readingOf(deps, request), code);
      showing(
        request,
        'stock_items',
        answer.data.map(({ stock }) => stock.id),
      );
      return answer;
    },
  );
  app.get(
    '/v1/stocks/:id',
    operation(
      house,
      {
        operationId: 'getStock',
        tags,
        summary: 'A stock item with what may be done with it, now or as it was',
        params: IdParams,
        querystring: AsOfQuery,
        response: { 200: StockItemDetail },
      },
      [404],
    ),
    (request) => detailAnswer(deps, request, stockItemPast),
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
        actions: outStockActions(row, { caller, now: deps.now().toISOString() }),
      };
    },
  );
  historyRoute(app, deps, {
    url: '/v1/stocks',
    entity: 'stock_item',
    tags,
    who: house,
    name: 'Stock',
    summary: 'Its events with those of every tryset item that held it, newest first',
    steps: stockItemSteps,
  });
};
