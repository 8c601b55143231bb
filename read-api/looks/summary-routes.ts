import Type from 'typebox';
import { notFound } from '#http/errors.ts';
import { Id } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { LookSummary } from './contract.ts';
import { lookSummary, SummaryQuery } from './summary.ts';

/** Two spellings of the path, as clients use both; they return the same. */
const spellings = [
  ['getBrandLookSummary', 'stats/look-summary'],
  ['getBrandLookSummaryRunTogether', 'statslook-summary'],
] as const;

const tags = ['brands'];
const who = ['staff', 'brand_admin'] as const;
const shared = { tags, querystring: SummaryQuery, response: { 200: LookSummary } };

export const summaryRoutes: Routes = (deps) => async (app) => {
  for (const [operationId, ending] of spellings) {
    app.get(
      `/v1/brands/:id/${ending}`,
      operation(
        who,
        {
          operationId,
          summary: 'What looks do for a brand: how many contents, certified ones, and their scores',
          ...shared,
          params: Type.Object({ id: Id }),
        },
        [404],
      ),
      (request) => lookSummary(readingOf(deps, request), request.params.id, request.query),
    );
    app.get(
      `/v1/brands/self/${ending}`,
      operation(['brand_admin'], {
        operationId: `${operationId}OfOwn`,
        summary: 'The same of the own brand',
        ...shared,
      }),
      (request) => {
        const caller = callerOf(request);
        if (caller.label !== 'brand_admin') throw notFound('brand', 'self');
        return lookSummary(readingOf(deps, request), caller.brandId, request.query);
      },
    );
  }
};
