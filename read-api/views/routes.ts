import Type from 'typebox';
import { Page } from '#http/contract.ts';
import { FlagParam } from '#http/filters.ts';
import { IdParams } from '#http/ids.ts';
import { ListQuery, pageOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { showing } from '../kit/freshness/hook.ts';
import type { Routes } from '../routes.ts';
import { SavedView } from './contract.ts';
import { listViews, oneView } from './views.ts';

const tags = ['views'];
const who = ['staff', 'brand_admin'] as const;
const RoomParam = Type.String({
  pattern: '^[A-Za-z][A-Za-z0-9_-]{0,49}$',
  description: 'List of the views',
});

export const viewRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v1/views',
    operation(who, {
      operationId: 'listViews',
      tags,
      summary: 'Own saved views and those that colleagues share, by name',
      querystring: ListQuery({ room: Type.Optional(RoomParam), is_pinned: Type.Optional(FlagParam) }),
      response: { 200: Page(SavedView) },
    }),
    async (request) => {
      const page = pageOf(request, await listViews(deps, callerOf(request), request.query));
      showing(
        request,
        'saved_views',
        page.data.map(({ id }) => id),
      );
      return page;
    },
  );
  app.get(
    '/v1/views/:id',
    operation(
      who,
      {
        operationId: 'getView',
        tags,
        summary: 'A saved view',
        params: IdParams,
        response: { 200: SavedView },
      },
      [404],
    ),
    (request) => {
      showing(request, 'saved_views', [request.params.id]);
      return oneView(deps, callerOf(request), request.params.id);
    },
  );
};
