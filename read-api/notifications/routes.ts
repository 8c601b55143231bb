import { backOffice } from '#http/caller.ts';
import { ListQuery, pageOf, pagingOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { NotificationPage } from './contract.ts';
import { notificationPage } from './list.ts';

export const notificationRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v1/notifications',
    operation(backOffice, {
      operationId: 'listNotifications',
      tags: ['notifications'],
      summary: 'Where others mentioned the caller, and what they gave it to see to; the newest first',
      querystring: ListQuery({}),
      response: { 200: NotificationPage },
    }),
    async (request) => {
      const paging = pagingOf(request.query);
      const { count, newCount, data } = await notificationPage(readingOf(deps, request), paging);
      return { ...pageOf(request, { paging, count, data }), newCount };
    },
  );
};
