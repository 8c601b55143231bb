import Type from 'typebox';
import { Page } from '#http/contract.ts';
import { notFound } from '#http/errors.ts';
import { IdParam, PeriodParam } from '#http/filters.ts';
import { Id, IdParams } from '#http/ids.ts';
import { ListQuery, pageOf, pagingOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import { showing } from '../kit/freshness/hook.ts';
import { type Reading, readingOf } from '../kit/reading.ts';
import { oneLook } from '../looks/detail.ts';
import type { Routes } from '../routes.ts';
import {
  AllLookUses,
  LookUse,
  LookUseTotals,
  lookUseFields,
  RegramRequest,
  regramRequestOf,
} from './contract.ts';
import { filteredUses, LookUseFilters, lookUseList, matchingUses } from './lists.ts';
import { wholeUses } from './scope.ts';
import { lookUseTotals } from './totals.ts';

const tags = ['look uses'];
const all = ['staff', 'brand_admin', 'user'] as const;
const house = ['staff', 'brand_admin'] as const;
const { statuses, types } = LookUseFilters;
const commercial = { brand_id: Type.Optional(IdParam), created_time: Type.Optional(PeriodParam) };
const CommercialQuery = Type.Object(
  { ...commercial, order: lookUseList.param },
  { additionalProperties: false },
);

/** A use that the caller may see, of the look if one is named. Throws 404 otherwise. */
async function oneUse(
  { db, caller, now }: Reading,
  { id: lookId, look_use_id: id }: { id?: number; look_use_id: number },
) {
  const row = await wholeUses(db, caller, now).where('use.id', '=', id).executeTakeFirst();
  if (row === undefined || (lookId !== undefined && row.lookId !== lookId)) throw notFound('look_use', id);
  return lookUseFields.shown(row);
}

/** Registers the calls that show uses of one look, and the lists of commercial uses. */
export const usesOfLookRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v1/looks/:id/look-use',
    operation(
      all,
      {
        operationId: 'listUsesOfLook',
        tags,
        summary: 'The uses of a look, newest first',
        params: IdParams,
        querystring: ListQuery({ statuses, types, order: lookUseList.param }),
        response: { 200: Page(LookUse) },
      },
      [404],
    ),
    async (request) => {
      const reading = readingOf(deps, request);
      const { id } = request.params;
      await oneLook(deps.db, reading.caller, id);
      const matching = matchingUses(reading, { ...request.query, look_id: id });
      const paging = pagingOf(request.query);
      const [count, page] = await Promise.all([matching.count(), matching.page(paging)]);
      showing(
        request,
        'look_uses',
        page.map((row) => row.id),
      );
      return pageOf(request, paging, count, page.map(lookUseFields.shown));
    },
  );
  app.get(
    '/v1/looks/:id/look-use/:look_use_id',
    operation(
      all,
      {
        operationId: 'getUseOfLook',
        tags,
        summary: 'One use of a look',
        params: Type.Object({ id: Id, look_use_id: Id }),
        response: { 200: LookUse },
      },
      [404],
    ),
    (request) => oneUse(readingOf(deps, request), request.params),
  );
  app.get(
    '/v1/looks/look-use/:look_use_id',
    operation(
      all,
      {
        operationId: 'getLookUseById',
        tags,
        summary: 'The same use, without the look',
        params: Type.Object({ look_use_id: Id }),
        response: { 200: LookUse },
      },
      [404],
    ),
    (request) => oneUse(readingOf(deps, request), request.params),
  );
  app.get(
    '/v1/looks/:id/regram-requests',
    operation(
      all,
      {
        operationId: 'listRegramRequests',
        tags,
        summary: 'The regram requests of a look, newest first',
        params: IdParams,
        querystring: ListQuery({}),
        response: { 200: Page(RegramRequest) },
      },
      [404],
    ),
    async (request) => {
      const reading = readingOf(deps, request);
      const { id } = request.params;
      await oneLook(deps.db, reading.caller, id);
      const matching = matchingUses(reading, { ...request.query, look_id: id, types: 'regram' });
      const paging = pagingOf(request.query);
      const [count, page] = await Promise.all([matching.count(), matching.page(paging)]);
      return pageOf(request, paging, count, page.map(regramRequestOf));
    },
  );
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
      const matching = matchingUses(readingOf(deps, request), { ...request.query, types: 'commercial_use' });
      const paging = pagingOf(request.query);
      const [count, page] = await Promise.all([matching.count(), matching.page(paging)]);
      showing(
        request,
        'look_uses',
        page.map((row) => row.id),
      );
      return pageOf(request, paging, count, page.map(lookUseFields.shown));
    },
  );
  app.get(
    '/v1/looks/commercial-use/all',
    operation(house, {
      operationId: 'listAllCommercialUses',
      tags,
      summary: 'All commercial uses of looks that match, without pages',
      querystring: CommercialQuery,
      response: { 200: AllLookUses },
    }),
    async (request) => {
      const { order, ...query } = request.query;
      const uses = filteredUses(readingOf(deps, request), { ...query, types: 'commercial_use' });
      const rows = await lookUseList.sorted(uses, order).execute();
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
      return lookUseTotals(readingOf(deps, request), { ...query, types: 'commercial_use' });
    },
  );
};
