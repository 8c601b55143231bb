import Type from 'typebox';
import { Page } from '#http/contract.ts';
import { notFound } from '#http/errors.ts';
import { Id, IdParams } from '#http/ids.ts';
import { ListQuery, pageOf, pageOfWhole } from '#http/lists.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { previewRoutes } from '../kit/actions/routes.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { answerList } from '../kit/as-of/lists/answer-list.ts';
import { ListThenQuery, PageThen } from '../kit/as-of/lists/contract.ts';
import { CsvAnswer, sendCsv } from '../kit/csv/csv-answer.ts';
import { CsvQuery } from '../kit/csv/wording.ts';
import { historyRoute } from '../kit/history/route.ts';
import { type Reading, readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { contentsCsv, listContents, listScores } from './contents.ts';
import {
  BrandInteractions,
  CertificationProgress,
  CertificationStats,
  Look,
  LookContent,
  LookDetail,
  LookImageShown,
  LookReactions,
  LookScore,
} from './contract.ts';
import { brandInteractions, oneLook } from './detail.ts';
import { LooksParams } from './filters.ts';
import { lookSteps } from './history.ts';
import { listLooks } from './list.ts';
import { lookPast } from './past.ts';
import { pastLooks } from './past-list.ts';
import { certificationProgress } from './progress.ts';
import { lookReactions } from './reactions.ts';
import { actionsOnLooks, imagesOf } from './show.ts';
import { lookStandings } from './standing.ts';
import { certificationStats } from './stats.ts';

const tags = ['looks'];
const all = ['staff', 'brand_admin', 'user'] as const;
const house = ['staff', 'brand_admin'] as const;
const querystring = LooksParams;

export const lookRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v1/looks',
    operation(all, {
      operationId: 'listLooks',
      tags,
      summary:
        'Looks, newest first, now or as they were; of a brand those that tag its items, with these alone',
      querystring: ListThenQuery(querystring),
      response: { 200: PageThen(Look) },
    }),
    async (request, reply) => {
      const live = (reading: Reading) => listLooks(reading, request.query);
      await answerList(deps, request, reply, { past: pastLooks, shown: (row) => row, live });
      return reply;
    },
  );
  app.get(
    '/v1/looks/contents',
    operation(all, {
      operationId: 'listLookContents',
      tags,
      summary: 'Looks, each once for every item that it tags',
      querystring,
      response: { 200: Page(LookContent) },
    }),
    async (request) => pageOf(request, await listContents(readingOf(deps, request), request.query)),
  );
  app.get(
    '/v1/looks/contents/csv',
    operation(house, {
      operationId: 'exportLookContents',
      tags,
      summary: 'The same list as CSV (UTF-8 with BOM), whole',
      querystring: CsvQuery(querystring),
      response: { 200: CsvAnswer },
    }),
    async (request, reply) => sendCsv(reply, await contentsCsv(readingOf(deps, request), request.query)),
  );
  app.get(
    '/v1/looks/scores',
    operation(all, {
      operationId: 'listLookScores',
      tags,
      summary: 'What each tagged item counts for its brand',
      querystring,
      response: { 200: Page(LookScore) },
    }),
    async (request) => pageOf(request, await listScores(readingOf(deps, request), request.query)),
  );
  app.get(
    '/v1/looks/certification_stats',
    operation(house, {
      operationId: 'getLookCertificationStats',
      tags,
      summary: 'How many looks stand where: each the count of the list with that `certification_status`',
      querystring,
      response: { 200: CertificationStats },
    }),
    (request) => certificationStats(readingOf(deps, request), request.query),
  );
  app.get(
    '/v1/looks/certification_progress',
    operation(['staff'], {
      operationId: 'getLookCertificationProgress',
      tags,
      summary: 'What each of the staff has decided today, in Korea',
      response: { 200: CertificationProgress },
    }),
    () => certificationProgress(deps),
  );
  app.get(
    '/v1/looks/:id',
    operation(
      all,
      {
        operationId: 'getLook',
        tags,
        summary: 'A look with how its items were certified, now or as it was',
        params: IdParams,
        querystring: AsOfQuery,
        response: { 200: LookDetail },
      },
      [404],
    ),
    (request) => detailAnswer(deps, request, lookPast),
  );
  app.get(
    '/v1/looks/:id/images',
    operation(
      all,
      {
        operationId: 'listLookImages',
        tags,
        summary: 'The images of a look, in their order',
        params: IdParams,
        querystring: ListQuery({}),
        response: { 200: Page(LookImageShown) },
      },
      [404],
    ),
    async (request) => {
      const images = imagesOf(await oneLook(deps.db, callerOf(request), request.params.id));
      return pageOfWhole(request, request.query, images);
    },
  );
  app.get(
    '/v1/looks/:id/images/:imageId',
    operation(
      all,
      {
        operationId: 'getLookImage',
        tags,
        summary: 'One image of a look',
        params: Type.Object({ id: Id, imageId: Id }),
        response: { 200: LookImageShown },
      },
      [404],
    ),
    async (request) => {
      const { id, imageId } = request.params;
      const images = imagesOf(await oneLook(deps.db, callerOf(request), id));
      const image = images.find((each) => each.id === imageId);
      if (image === undefined) throw notFound('look_image', imageId);
      return image;
    },
  );
  app.get(
    '/v1/looks/:id/reactions',
    operation(
      all,
      {
        operationId: 'listLookReactions',
        tags,
        summary: 'Reactions to a look over time, oldest first',
        params: IdParams,
        response: { 200: LookReactions },
      },
      [404],
    ),
    (request) => lookReactions(deps, callerOf(request), request.params.id),
  );
  app.get(
    '/v1/looks/:id/brand-interaction-details',
    operation(
      house,
      {
        operationId: 'getLookBrandInteractions',
        tags,
        summary: 'What brands did with a look',
        params: IdParams,
        response: { 200: BrandInteractions },
      },
      [404],
    ),
    (request) => brandInteractions(deps, callerOf(request), request.params.id),
  );
  historyRoute(app, deps, {
    url: '/v1/looks',
    entity: 'look',
    tags,
    who: house,
    name: 'Look',
    summary: 'Its events, newest first; those of a look name the items of all its brands, and are for staff',
    steps: lookSteps,
  });
  previewRoutes(app, deps, {
    path: '/v1/looks',
    title: 'Look',
    tag: 'looks',
    rules: actionsOnLooks,
    querystring,
    groups: lookStandings,
  });
};
