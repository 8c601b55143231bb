import { Page } from '#http/contract.ts';
import { pageOf, pagingOf } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import type { WriteArea } from '../area.ts';
import type { WriteDeps } from '../deps.ts';
import type { TypedApp } from '../kit/changes/over-http.ts';
import { OutboxLetter, OutboxQuery } from './contract.ts';
import { lettersWith, unsentLetters } from './outbox.ts';

/** The area of the outbox: if no mail server or message service is configured, owners read the messages there. */
export const mailArea: WriteArea = { routes };

function routes(app: TypedApp, deps: WriteDeps): void {
  app.get(
    '/v1/outbox',
    operation(
      ['staff'],
      {
        operationId: 'listOutbox',
        tags: ['outbox'],
        summary: 'Letters and messages that nobody sends, newest first; 404 where all are sent',
        querystring: OutboxQuery,
        response: { 200: Page(OutboxLetter) },
      },
      [404],
      // Only owners may read messages, since they contain links that open accounts.
      'owner',
    ),
    async (request) => {
      const { q, ...query } = request.query;
      const paging = pagingOf(query);
      const listed = q === undefined ? unsentLetters(deps, paging) : lettersWith(deps, q, paging);
      return pageOf(request, await listed);
    },
  );
}
