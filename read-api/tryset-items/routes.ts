import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { answerList } from '../kit/as-of/lists/answer-list.ts';
import { CompareQuery, PageCompared } from '../kit/as-of/lists/contract.ts';
import { CsvAnswer, sendCsv } from '../kit/csv/csv-answer.ts';
import { CsvQuery } from '../kit/csv/wording.ts';
import { historyRoute } from '../kit/history/route.ts';
import { type Reading, readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { ListTags, TrysetItem, TrysetItemDetail } from './contract.ts';
import { trysetItemsCsv } from './csv.ts';
import { trysetItemFields } from './fields.ts';
import { TrysetItemsParams } from './filters.ts';
import { trysetItemSteps } from './history.ts';
import { listTrysetItems } from './list.ts';
import { trysetItemTags } from './list-tags.ts';
import { trysetItemPast } from './past.ts';
import { pastTrysetItems } from './past-list.ts';

const tags = ['tryset items'];
const all = ['staff', 'brand_admin', 'user'] as const;
const house = ['staff', 'brand_admin'] as const;
const query = CompareQuery(TrysetItemsParams, pastTrysetItems.statuses);
const querystring = TrysetItemsParams;

export const trysetItemRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v2/trysets/items',
    operation(all, {
      operationId: 'listTrysetItems',
      tags,
      summary: 'Tryset items, newest first, now, as they were, or as they differ between two instants',
      querystring: query,
      response: { 200: PageCompared(TrysetItem) },
    }),
    async (request, reply) => {
      const live = (reading: Reading) => listTrysetItems(reading, request.query);
      const { shown } = trysetItemFields;
      await answerList(deps, request, reply, { past: pastTrysetItems, shown, live });
      return reply;
    },
  );
  app.get(
    '/v2/trysets/items/csv',
    operation(house, {
      operationId: 'exportTrysetItems',
      tags,
      summary: 'The same list as CSV (UTF-8 with BOM), whole; of the past at most 10,000 rows',
      querystring: CsvQuery(query),
      response: { 200: CsvAnswer },
    }),
    async (request, reply) =>
      sendCsv(reply, await trysetItemsCsv(deps, readingOf(deps, request), request.query)),
  );
  app.get(
    '/v2/trysets/items/list-tag',
    operation(house, {
      operationId: 'listTrysetItemTags',
      tags,
      summary: "The distinct names and codes that the list's filter bar offers",
      querystring,
      response: { 200: ListTags },
    }),
    (request) => trysetItemTags(readingOf(deps, request), request.query),
  );
  app.get(
    '/v2/trysets/items/:id',
    operation(
      all,
      {
        operationId: 'getTrysetItem',
        tags,
        summary: 'A tryset item with what may be done with it, now or as it was',
        params: IdParams,
        querystring: AsOfQuery,
        response: { 200: TrysetItemDetail },
      },
      [404],
    ),
    (request) => detailAnswer(deps, request, trysetItemPast),
  );
  historyRoute(app, deps, {
    url: '/v2/trysets/items',
    entity: 'tryset_item',
    tags,
    who: house,
    name: 'TrysetItem',
    summary: 'Its events with those of its tryset and of its garment while it held it, newest first',
    steps: trysetItemSteps,
  });
};
