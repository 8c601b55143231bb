import { Page } from '#http/contract.ts';
import { notFound } from '#http/errors.ts';
import { IdParams } from '#http/ids.ts';
import { ListQuery } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { membersFor } from '../briefs/members/scope.ts';
import { answerPage } from '../kit/kept-pages.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { Look } from './contract.ts';
import { LookFilters } from './filters.ts';
import { listLooks } from './list.ts';

const { user_id: _, ...filters } = LookFilters;

/** Adds the list of one member's looks. It throws 404 if the caller may not see the member. */
export const memberLooksRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v1/users/:id/looks',
    operation(
      ['staff', 'brand_admin', 'user'],
      {
        operationId: 'listLooksOfUser',
        tags: ['users', 'looks'],
        summary: "A member's looks, newest first, by the filters of all looks",
        params: IdParams,
        querystring: ListQuery(filters),
        response: { 200: Page(Look) },
      },
      [404],
    ),
    async (request, reply) => {
      const { id } = request.params;
      const member = membersFor(deps.db, callerOf(request)).where('member.id', '=', id).select('member.id');
      if ((await member.executeTakeFirst()) === undefined) throw notFound('user', id);
      const query = { ...request.query, user_id: id };
      await answerPage(deps, request, reply, 'looks', () => listLooks(readingOf(deps, request), query));
      return reply;
    },
  );
};
