import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { positionHeader } from '#http/positions.ts';
import type { WriteDeps } from '../deps.ts';
import { actionDoor, actionRoutes } from '../kit/actions/routes.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { FeedbackBody, FeedbackChanges, FeedbackReplacement, FeedbacksBody } from './bodies.ts';
import { FeedbackResults } from './contract.ts';
import { brandFeedbackEntity } from './entity.ts';
import { giveMany } from './give-many.ts';
import { giveFeedback, reviseFeedback } from './use-cases.ts';

const url = '/v1/looks/feedbacks';
const who = ['brand_admin'] as const;
const tags = ['looks'];
const ofOne = { tags, params: IdParams, response: { 200: CommandAnswer } };
const failures = [404, 409, 412, 422];

/** Registers the write routes of brands' feedback. Brands give it, and staff decide on the points by actions. */
export function feedbackRoutes(app: TypedApp, deps: WriteDeps): void {
  actionRoutes(app, deps, brandFeedbackEntity);
  actionDoor(app, deps, brandFeedbackEntity, 'DELETE', `${url}/:id`, 'remove');

  app.post(
    url,
    operation(
      who,
      {
        operationId: 'createBrandFeedback',
        tags,
        summary:
          'Give feedback on a look that tags a garment of the brand; without points it is confirmed at once',
        body: FeedbackBody,
        response: { 201: CommandAnswer },
      },
      [404, 409, 422],
    ),
    async (request, reply) =>
      answerChange(reply, await giveFeedback(deps, askedBy(deps, request), request.body), 201),
  );

  app.post(
    `${url}/many`,
    operation(
      who,
      {
        operationId: 'createBrandFeedbacks',
        tags,
        summary: 'Give feedback on up to 100 looks, with one result each',
        body: FeedbacksBody,
        response: { 200: FeedbackResults },
      },
      [409, 422],
    ),
    async (request, reply) => {
      const { results, position } = await giveMany(deps, askedBy(deps, request), request.body);
      reply.header(positionHeader, String(position));
      return results;
    },
  );

  app.put(
    `${url}/:id`,
    operation(
      who,
      {
        ...ofOne,
        operationId: 'replaceBrandFeedback',
        summary: 'Replace a requested feedback; missing points are 0, and a missing comment is none',
        body: FeedbackReplacement,
      },
      failures,
    ),
    async (request, reply) => {
      const words = {
        regram_point: 0,
        commercial_use_point: 0,
        like_point: 0,
        comment: null,
        ...request.body,
      };
      return answerChange(
        reply,
        await reviseFeedback(deps, askedBy(deps, request), request.params.id, words),
      );
    },
  );

  app.patch(
    `${url}/:id`,
    operation(
      who,
      {
        ...ofOne,
        operationId: 'updateBrandFeedback',
        summary: 'Revise a requested feedback',
        body: FeedbackChanges,
      },
      failures,
    ),
    async (request, reply) => {
      const { params, body } = request;
      return answerChange(reply, await reviseFeedback(deps, askedBy(deps, request), params.id, body));
    },
  );
}
