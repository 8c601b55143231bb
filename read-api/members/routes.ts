import Type from 'typebox';
import { memberRoleRules } from '#domain/members/role-transitions.ts';
import { Page } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import { previewRoutes } from '../kit/actions/routes.ts';
import { CsvAnswer, sendCsv } from '../kit/csv/csv-answer.ts';
import { CsvQuery } from '../kit/csv/wording.ts';
import { showing } from '../kit/freshness/hook.ts';
import { historyRoute } from '../kit/history/route.ts';
import { answerPage } from '../kit/kept-pages.ts';
import { readingOf } from '../kit/reading.ts';
import type { Routes } from '../routes.ts';
import { User, UserDetail } from './contract.ts';
import { usersCsv } from './csv.ts';
import { userDetail } from './detail.ts';
import { UsersParams } from './filters.ts';
import { userSteps } from './history.ts';
import { listUsers } from './list.ts';
import { SnsCourses } from './sns-contract.ts';
import { snsCourses } from './sns-courses.ts';
import { memberStandings } from './standing.ts';

const tags = ['users'];
const all = ['staff', 'brand_admin', 'user'] as const;
const house = ['staff', 'brand_admin'] as const;
const UserParams = Type.Object({
  id: Type.String({
    pattern: '^([1-9]\\d{0,15}|@.{1,100})$',
    description: 'An id, or `@` and a username',
  }),
});

export const userRoutes: Routes = (deps) => async (app) => {
  app.get(
    '/v1/users',
    operation(house, {
      operationId: 'listUsers',
      tags,
      summary: 'Members, newest first. A brand admin sees those who are public, and nothing personal of them',
      querystring: UsersParams,
      response: { 200: Page(User) },
    }),
    async (request, reply) => {
      await answerPage(deps, request, reply, 'users', () =>
        listUsers(readingOf(deps, request), request.query),
      );
      return reply;
    },
  );
  app.get(
    '/v1/users/csv',
    operation(house, {
      operationId: 'exportUsers',
      tags,
      summary: 'The same list as CSV (UTF-8 with BOM), whole; with personal columns for staff',
      querystring: CsvQuery(UsersParams),
      response: { 200: CsvAnswer },
    }),
    async (request, reply) => sendCsv(reply, await usersCsv(readingOf(deps, request), request.query)),
  );
  app.get(
    '/v1/users/self',
    operation(
      ['user'],
      { operationId: 'getOwnUser', tags, summary: 'The own profile', response: { 200: UserDetail } },
      [404],
    ),
    (request) => userDetail(deps, callerOf(request), String(callerOf(request).id)),
  );
  app.get(
    '/v1/users/:id',
    operation(
      all,
      {
        operationId: 'getUser',
        tags,
        summary: 'A member by id or by @username',
        params: UserParams,
        response: { 200: UserDetail },
      },
      [404],
    ),
    async (request) => {
      const user = await userDetail(deps, callerOf(request), request.params.id);
      showing(request, 'users', [user.id]);
      return user;
    },
  );
  previewRoutes(app, deps, {
    path: '/v1/users',
    title: 'User',
    tag: 'users',
    rules: memberRoleRules,
    querystring: UsersParams,
    groups: memberStandings,
  });
  historyRoute(app, deps, {
    url: '/v1/users',
    entity: 'user',
    tags,
    who: ['staff'],
    name: 'User',
    summary: "A member's own events, newest first; personal data stay sealed",
    steps: userSteps,
  });
  app.get(
    '/v1/users/:id/sns_courses',
    operation(
      ['staff', 'user'],
      {
        operationId: 'getSnsCourses',
        tags,
        summary: 'How the figures of a member’s accounts on Instagram and YouTube grew',
        params: IdParams,
        response: { 200: SnsCourses },
      },
      [404],
    ),
    (request) => snsCourses(deps, callerOf(request), request.params.id),
  );
};
