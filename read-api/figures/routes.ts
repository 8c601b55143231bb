import { backOffice } from '#http/caller.ts';
import { Page } from '#http/contract.ts';
import { pageOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { FigureRow, FigureSeries, Figures } from './contract.ts';
import type { Dimension } from './dimensions.ts';
import { figures } from './figures.ts';
import { FigureRowsParams, FiguresParams, SeriesParams } from './params.ts';
import { figureRows } from './rows.ts';
import { figureSeries } from './series.ts';

const tags = ['figures'];

const tables: readonly { dimension: Dimension; operationId: string; summary: string }[] = [
  { dimension: 'brands', operationId: 'listBrandFigures', summary: 'The same by brand' },
  { dimension: 'products', operationId: 'listProductFigures', summary: 'The same by product' },
  {
    dimension: 'categories',
    operationId: 'listCategoryFigures',
    summary: 'The same by category, each with all that stand below it; 0 for the products of none',
  },
];

export const figureRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v1/figures',
    operation(backOffice, {
      operationId: 'getFigures',
      tags,
      summary: 'How items and garments stand, and what happened in a period and in the one before',
      querystring: FiguresParams,
      response: { 200: Figures },
    }),
    (request) => figures(readingOf(deps, request), request.query),
  );
  app.get(
    '/v1/figures/series',
    operation(backOffice, {
      operationId: 'getFigureSeries',
      tags,
      summary: 'What happened in a period by days, weeks or months of a time zone',
      querystring: SeriesParams,
      response: { 200: FigureSeries },
    }),
    (request) => figureSeries(readingOf(deps, request), request.query),
  );
  for (const { dimension, operationId, summary } of tables) {
    app.get(
      `/v1/figures/${dimension}`,
      operation(backOffice, {
        operationId,
        tags,
        summary,
        querystring: FigureRowsParams,
        response: { 200: Page(FigureRow) },
      }),
      async (request) =>
        pageOf(request, await figureRows(readingOf(deps, request), dimension, request.query)),
    );
  }
};
