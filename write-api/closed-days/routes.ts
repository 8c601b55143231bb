import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { NewClosedDays, RemovedClosedDays } from './bodies.ts';
import { calendarRoute } from './calendar-route.ts';
import { closeDays, openDay, openDays } from './use-cases.ts';

const tags = ['closed-days'];
const url = '/v1/closed-days';

/** Registers the routes of the closed days: staff close days, and open them again. */
export function closedDayRoutes(app: TypedApp, deps: WriteDeps): void {
  calendarRoute(app, deps);
  app.post(
    url,
    operation(
      ['staff'],
      {
        operationId: 'closeDays',
        tags,
        summary: 'Close a day, or several days in a row, in a region: no delivery and no pickup',
        body: NewClosedDays,
        response: { 201: CommandAnswer },
      },
      [422],
    ),
    async (request, reply) => {
      const { region_id: regionId, day, to_day: toDay = day, name } = request.body;
      const range = { regionId, day, toDay, name };
      return answerChange(reply, await closeDays(deps, askedBy(deps, request), range), 201);
    },
  );
  app.delete(
    `${url}/:id`,
    operation(
      ['staff'],
      {
        operationId: 'openDay',
        tags,
        summary: 'Open a closed day again',
        params: IdParams,
        response: { 200: CommandAnswer },
      },
      [404],
    ),
    async (request, reply) =>
      answerChange(reply, await openDay(deps, askedBy(deps, request), request.params.id)),
  );
  app.post(
    `${url}/remove`,
    operation(['staff'], {
      operationId: 'openDays',
      tags,
      summary: 'Open closed days again',
      body: RemovedClosedDays,
      response: { 200: CommandAnswer },
    }),
    async (request, reply) =>
      answerChange(reply, await openDays(deps, askedBy(deps, request), request.body.ids)),
  );
}
