import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { Page } from '#http/contract.ts';
import { notFound } from '#http/errors.ts';
import { Id, IdParams } from '#http/ids.ts';
import { ListQuery, pageOf, pagingOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import type { ReadDeps } from '../deps.ts';
import { stateAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { showing } from '../kit/freshness/hook.ts';
import { readingOf } from '../kit/reading.ts';
import { oneLook } from '../looks/detail.ts';
import type { Routes } from '../routes.ts';
import { LookUse, LookUseDetail, lookUseFields, RegramRequest, regramRequestOf } from './contract.ts';
import { LookUseFilters, lookUseList, matchingUses } from './lists.ts';
import { lookUsePast } from './past.ts';

const tags = ['look uses'];
const all = ['staff', 'brand_admin', 'user'] as const;
const { statuses, types } = LookUseFilters;

type OneUse = FastifyRequest<{ Params: { id?: number; look_use_id: number }; Querystring: AsOfQuery }>;

/** A use that the caller may see, as it is or as it was. Throws 404 if it is not of the look that is named. */
async function oneUse(deps: ReadDeps, request: OneUse) {
  const { id: lookId, look_use_id: id } = request.params;
  const use = await stateAnswer(deps, request, lookUsePast, id);
  if (lookId !== undefined && use.look.id !== lookId) throw notFound('look_use', id);
  return use;
}

/** Registers the calls that show uses of one look. */
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
      const matching = await matchingUses(reading, { ...request.query, look_id: id });
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
    '/v1/looks/:id/look-use/:look_use_id',
    operation(
      all,
      {
        operationId: 'getUseOfLook',
        tags,
        summary: 'One use of a look, as it is or as it was',
        params: Type.Object({ id: Id, look_use_id: Id }),
        querystring: AsOfQuery,
        response: { 200: LookUseDetail },
      },
      [404],
    ),
    (request) => oneUse(deps, request),
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
        querystring: AsOfQuery,
        response: { 200: LookUseDetail },
      },
      [404],
    ),
    (request) => oneUse(deps, request),
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
      const matching = await matchingUses(reading, { ...request.query, look_id: id, types: ['regram'] });
      const paging = pagingOf(request.query);
      const [count, page] = await Promise.all([matching.count(), matching.page(paging)]);
      return pageOf(request, { paging, count, data: page.map(regramRequestOf) });
    },
  );
};
