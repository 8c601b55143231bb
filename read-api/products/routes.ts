import Type from 'typebox';
import { Page } from '#http/contract.ts';
import { notFound } from '#http/errors.ts';
import { Id, IdParams } from '#http/ids.ts';
import { ListQuery, pageOf, pagingOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { CsvAnswer, sendCsv } from '../kit/csv/csv-answer.ts';
import { CsvQuery } from '../kit/csv/wording.ts';
import { showing } from '../kit/freshness/hook.ts';
import { historyRoute } from '../kit/history/route.ts';
import { answerPage } from '../kit/kept-pages.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { Product, ProductDetail, ProductSize, ProductStockStatus } from './contract.ts';
import { productsCsv } from './csv.ts';
import { productDetail, requireProduct, sizesOf } from './detail.ts';
import { ProductsParams } from './filters.ts';
import { productSteps } from './history.ts';
import { listProducts } from './list.ts';
import { listStockStatuses, productStockStatus } from './stock-status.ts';

const tags = ['products'];
const all = ['staff', 'brand_admin', 'user'] as const;
const house = ['staff', 'brand_admin'] as const;

export const productRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v2/products',
    operation(all, {
      operationId: 'listProducts',
      tags,
      summary: 'Products, newest first',
      querystring: ProductsParams,
      response: { 200: Page(Product) },
    }),
    async (request, reply) => {
      await answerPage(deps, request, reply, 'products', () =>
        listProducts(readingOf(deps, request), request.query),
      );
      return reply;
    },
  );
  app.get(
    '/v2/products/csv',
    operation(house, {
      operationId: 'exportProducts',
      tags,
      summary: 'The same list as CSV (UTF-8 with BOM), whole',
      querystring: CsvQuery(ProductsParams),
      response: { 200: CsvAnswer },
    }),
    async (request, reply) => sendCsv(reply, await productsCsv(readingOf(deps, request), request.query)),
  );
  app.get(
    '/v2/products/stock_status',
    operation(house, {
      operationId: 'listProductStockStatuses',
      tags,
      summary: 'The same list as counts of garments by status, and of each size',
      querystring: ProductsParams,
      response: { 200: Page(ProductStockStatus) },
    }),
    async (request) => pageOf(request, await listStockStatuses(readingOf(deps, request), request.query)),
  );
  app.get(
    '/v2/products/:id',
    operation(
      all,
      {
        operationId: 'getProduct',
        tags,
        summary: 'A product with its sizes',
        params: IdParams,
        response: { 200: ProductDetail },
      },
      [404],
    ),
    async (request) => {
      showing(request, 'products', [request.params.id]);
      return productDetail(deps, callerOf(request), request.params.id);
    },
  );
  app.get(
    '/v2/products/:id/stock_status',
    operation(
      house,
      {
        operationId: 'getProductStockStatus',
        tags,
        summary: 'Counts of its garments by status, and of each size',
        params: IdParams,
        response: { 200: ProductStockStatus },
      },
      [404],
    ),
    (request) => productStockStatus(deps, callerOf(request), request.params.id),
  );
  historyRoute(app, deps, {
    url: '/v2/products',
    entity: 'product',
    tags,
    who: house,
    name: 'Product',
    summary: 'Its events and those of its sizes, newest first',
    steps: productSteps,
  });
  app.get(
    '/v2/products/:id/sizes',
    operation(
      all,
      {
        operationId: 'listProductSizes',
        tags,
        summary: 'Its sizes in the order in which they were added',
        params: IdParams,
        querystring: ListQuery({}),
        response: { 200: Page(ProductSize) },
      },
      [404],
    ),
    async (request) => {
      const { id } = request.params;
      await requireProduct(deps, callerOf(request), id);
      const sizes = await sizesOf(deps.db, id);
      const paging = pagingOf(request.query);
      return pageOf(request, {
        paging,
        count: sizes.length,
        data: sizes.slice(paging.offset, paging.offset + paging.limit),
      });
    },
  );
  app.get(
    '/v2/products/:id/sizes/:size_id',
    operation(
      all,
      {
        operationId: 'getProductSize',
        tags,
        summary: 'One of its sizes',
        params: Type.Object({ id: Id, size_id: Id }),
        response: { 200: ProductSize },
      },
      [404],
    ),
    async (request) => {
      const { id, size_id } = request.params;
      await requireProduct(deps, callerOf(request), id);
      const size = (await sizesOf(deps.db, id)).find((one) => one.id === size_id);
      if (size === undefined) throw notFound('product_size', size_id);
      return size;
    },
  );
};
