import Type from 'typebox';
import { notFound } from '#http/errors.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { showing } from '../kit/freshness/hook.ts';
import { historyRoute, type StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import type { Routes } from '../routes.ts';
import { Colleague, staffFields } from './contract.ts';
import { matchingStaff, StaffQuery } from './lists.ts';
import { staffFor } from './scope.ts';

const tags = ['staff'];
const who = ['staff'] as const;

const staffSteps: StepsOf = async (deps, _, id) => {
  const steps = await foldedStreams(deps, [`staff-${id}`]);
  return steps.length > 0 ? steps : null;
};

export const staffRoutes: Routes = (deps) => async (app) => {
  listRoutes(app, deps, {
    url: '/v1/staff',
    path: Type.Object({}),
    tags,
    who,
    name: 'Staff',
    hasFile: true,
    query: StaffQuery,
    row: staffFields,
    summary: 'Who works here or was invited to, by username',
    rows: async (reading, _, query) => matchingStaff(reading, query),
  });
  historyRoute(app, deps, {
    url: '/v1/staff',
    entity: 'staff',
    tags,
    who,
    name: 'Staff',
    summary: 'What happened to an account, newest first; personal data stay sealed',
    steps: staffSteps,
  });
  app.get(
    '/v1/staff/:id',
    operation(
      who,
      {
        operationId: 'getStaff',
        tags,
        summary: 'A colleague',
        params: IdParams,
        response: { 200: Colleague },
      },
      [404],
    ),
    async (request) => {
      const { id } = request.params;
      showing(request, 'staff', [id]);
      const row = await staffFor(deps.db).where('colleague.id', '=', id).executeTakeFirst();
      if (row === undefined) throw notFound('staff', id);
      return staffFields.shown(row);
    },
  );
};
