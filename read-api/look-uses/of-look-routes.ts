import Type from 'typebox';
import { Page } from '#http/contract.ts';
import { notFound } from '#http/errors.ts';
import { Id, IdParams } from '#http/ids.ts';
import { ListQuery, pageOf, pagingOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import { showing } from '../kit/freshness/hook.ts';
import { type Reading, readingOf } from '../kit/reading.ts';
import { oneLook } from '../looks/detail.ts';
import type { Routes } from '../routes.ts';
import { LookUse, lookUseFields, RegramRequest, regramRequestOf } from './contract.ts';
import { LookUseFilters, lookUseList, matchingUses } from './lists.ts';
import { wholeUses } from './scope.ts';

const tags = ['look uses'];
const all = ['staff', 'brand_admin', 'user'] as const;
const { statuses, types } = LookUseFilters;

/** A use that the caller may see, of the look if one is named. Throws 404 otherwise. */
async function oneUse(
  { db, caller, now }: Reading,
  { id: lookId, look_use_id: id }: { id?: number; look_use_id: number },
) {
  const row = await wholeUses(db, caller, now).where('use.id', '=', id).executeTakeFirst();
  if (row === undefined || (lookId !== undefined && row.lookId !== lookId)) throw notFound('look_use', id);
  return lookUseFields.shown(row);
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
      const matching = await matchingUses(reading, { ...request.query, look_id: id, types: 'regram' });
      const paging = pagingOf(request.query);
      const [count, page] = await Promise.all([matching.count(), matching.page(paging)]);
      return pageOf(request, paging, count, page.map(regramRequestOf));
    },
  );
};
