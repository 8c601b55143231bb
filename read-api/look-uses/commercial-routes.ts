import Type from 'typebox';
import { Page } from '#http/contract.ts';
import { unprocessable } from '#http/errors.ts';
import { IdParam, PeriodParam } from '#http/filters.ts';
import { ListQuery, pageOf, pagingOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import { noteFile } from '../kit/csv/export-note.ts';
import { showing } from '../kit/freshness/hook.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { AllLookUses, LookUse, LookUseTotals, lookUseFields } from './contract.ts';
import { lookUseList, matchingUses } from './lists.ts';
import { lookUseTotals } from './totals.ts';

const tags = ['look uses'];
const house = ['staff', 'brand_admin'] as const;
const commercial = { brand_id: Type.Optional(IdParam), created_time: Type.Optional(PeriodParam) };
const CommercialQuery = Type.Object(
  { ...commercial, order: lookUseList.param },
  { additionalProperties: false },
);

/** The most rows of the list without pages. */
export const allAtMost = 5_000;

function tooMany(count: number) {
  const message = `${count} uses match, and ${allAtMost} are answered at once: name a brand_id or a shorter created_time`;
  return unprocessable('look_use.too_many', message, { count, most: allAtMost });
}

/** Registers the lists of commercial uses: by pages, all at once, and their totals. */
export const commercialUseRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v1/looks/commercial-use',
    operation(house, {
      operationId: 'listCommercialUses',
      tags,
      summary: 'Commercial uses of looks, newest first',
      querystring: ListQuery({ ...commercial, order: lookUseList.param }),
      response: { 200: Page(LookUse) },
    }),
    async (request) => {
      const matching = await matchingUses(readingOf(deps, request), {
        ...request.query,
        types: ['commercial_use'],
      });
      const paging = pagingOf(request.query);
      const [count, page] = await Promise.all([matching.count(), matching.page(paging)]);
      showing(
        request,
        'look_uses',
        page.map((row) => row.id),
      );
      return pageOf(request, { paging, count, data: page.map(lookUseFields.shown) });
    },
  );
  app.get(
    '/v1/looks/commercial-use/all',
    operation(
      house,
      {
        operationId: 'listAllCommercialUses',
        tags,
        summary: `All commercial uses of looks that match, at most ${allAtMost}, without pages`,
        querystring: CommercialQuery,
        response: { 200: AllLookUses },
      },
      [422],
    ),
    async (request) => {
      const uses = await matchingUses(readingOf(deps, request), {
        ...request.query,
        types: ['commercial_use'],
      });
      const count = await uses.count();
      if (count > allAtMost) throw tooMany(count);
      const rows = await uses.page({ limit: allAtMost, offset: 0 });
      await noteFile(request, 'commercial-use', async () => rows.length);
      return { data: rows.map(lookUseFields.shown) };
    },
  );
  app.get(
    '/v1/looks/commercial-use/totals',
    operation(house, {
      operationId: 'getCommercialUseTotals',
      tags,
      summary: 'The number of commercial uses, and what brands pay for them, less refunds',
      querystring: CommercialQuery,
      response: { 200: LookUseTotals },
    }),
    (request) => {
      const { order: _, ...query } = request.query;
      return lookUseTotals(readingOf(deps, request), { ...query, types: ['commercial_use'] });
    },
  );
};
