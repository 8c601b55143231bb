import { backOffice } from '#http/caller.ts';
import { IdParams } from '#http/ids.ts';
import { ListQuery, pageOf, pagingOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import { readingOf } from '../kit/reading.ts';
import { notedThings } from '../notes/things.ts';
import type { Routes } from '../routes.ts';
import { AccountsQuery, accounts } from './accounts.ts';
import { AccountPage, CommentPage } from './contract.ts';
import { commentPage, commentsOn } from './lists.ts';

const tags = ['comments'];
const querystring = ListQuery({});

export const commentRoutes: Routes = (deps) => async (app) => {
  for (const { kind, path, title } of notedThings) {
    app.get(
      `${path}/:id/comments`,
      operation(
        backOffice,
        {
          operationId: `listCommentsOn${title}`,
          tags,
          summary: 'What was said of it, newest first',
          params: IdParams,
          querystring,
          response: { 200: CommentPage },
        },
        [404],
      ),
      async (request) => {
        const reading = readingOf(deps, request);
        const paging = pagingOf(request.query);
        const rows = await commentsOn(reading, kind, request.params.id);
        const { count, data } = await commentPage(reading, rows, paging);
        return pageOf(request, { paging, count, data });
      },
    );
  }
  app.get(
    '/v1/accounts',
    operation(
      backOffice,
      {
        operationId: 'listAccounts',
        tags,
        summary: 'Who may be mentioned: staff, and the admins of a brand; by name',
        querystring: AccountsQuery,
        response: { 200: AccountPage },
      },
      [404],
    ),
    async (request) => {
      const rows = await accounts(readingOf(deps, request), request.query);
      const paging = pagingOf(request.query);
      const [count, data] = await Promise.all([rows.count(), rows.page(paging)]);
      return pageOf(request, { paging, count, data });
    },
  );
};
