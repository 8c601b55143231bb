import Type from 'typebox';
import { backOffice } from '#http/caller.ts';
import { IdParam } from '#http/filters.ts';
import { IdParams } from '#http/ids.ts';
import { ListQuery, pageOf, pagingOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import { readingOf } from '../kit/reading.ts';
import { notedThings } from '../notes/things.ts';
import type { Routes } from '../routes.ts';
import { AssignedPage, Assignees } from './contract.ts';
import { assignedPage, assignedTo, assigneesOf } from './lists.ts';

const tags = ['assignments'];
const querystring = ListQuery({ account_id: Type.Optional(IdParam) });

export const assignmentRoutes: Routes = (deps) => async (app) => {
  for (const { kind, path, title } of notedThings) {
    app.get(
      `${path}/:id/assignees`,
      operation(
        backOffice,
        {
          operationId: `listAssigneesOf${title}`,
          tags,
          summary: 'Who sees to it, for staff and for each brand',
          params: IdParams,
          response: { 200: Assignees },
        },
        [404],
      ),
      async (request) => ({ data: await assigneesOf(readingOf(deps, request), kind, request.params.id) }),
    );
  }
  app.get(
    '/v1/assignments',
    operation(backOffice, {
      operationId: 'listAssignments',
      tags,
      summary: 'What the caller, or a colleague, sees to; what was assigned first on top',
      querystring,
      response: { 200: AssignedPage },
    }),
    async (request) => {
      const reading = readingOf(deps, request);
      const paging = pagingOf(request.query);
      const rows = assignedTo(reading, request.query.account_id);
      const { count, data } = await assignedPage(reading, rows, paging);
      return pageOf(request, { paging, count, data });
    },
  );
};
