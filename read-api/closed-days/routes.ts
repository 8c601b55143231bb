import Type from 'typebox';
import { historyRoute } from '../kit/history/route.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import type { Routes } from '../routes.ts';
import { closedDayFields } from './contract.ts';
import { closedDaySteps } from './history.ts';
import { ClosedDaysQuery, matchingClosedDays } from './lists.ts';

const tags = ['closed-days'];
const url = '/v1/closed-days';

export const closedDayRoutes: Routes = (deps) => async (app) => {
  listRoutes(app, deps, {
    url,
    path: Type.Object({}),
    query: ClosedDaysQuery,
    tags,
    who: ['staff'],
    name: 'ClosedDays',
    summary: 'The days on which the house neither delivers nor picks up, besides weekends and holidays',
    hasFile: true,
    row: closedDayFields,
    rows: async (reading, _, query) => matchingClosedDays(reading, query),
  });
  historyRoute(app, deps, {
    url,
    entity: 'closed_day',
    tags,
    who: ['staff'],
    name: 'ClosedDay',
    summary: 'What happened to a closed day, newest first',
    steps: closedDaySteps,
  });
};
