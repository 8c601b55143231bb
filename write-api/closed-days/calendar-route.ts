import Type from 'typebox';
import { businessDayOf, daysLater } from '#domain/business-day.ts';
import { isOpenDay } from '#domain/open-days.ts';
import { regions } from '#domain/regions.ts';
import { callerLabels } from '#http/caller.ts';
import { OneOf } from '#http/contract.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import type { TypedApp } from '../kit/changes/over-http.ts';
import { Calendar, daysShown } from './contract.ts';

/** Registers the route that names the days without pickups and deliveries. Commands decide on the same days. */
export function calendarRoute(app: TypedApp, { closedDays, clock }: WriteDeps): void {
  app.get(
    '/v1/closed-days/calendar',
    operation(
      callerLabels,
      {
        operationId: 'getCalendar',
        tags: ['closed-days'],
        summary: 'The days of the next half year on which nobody picks up or delivers in a region',
        querystring: Type.Object({ region_id: OneOf(regions) }, { additionalProperties: false }),
        response: { 200: Calendar },
      },
      [],
      'any',
    ),
    async (request) => {
      const regionId = request.query.region_id;
      const from = businessDayOf(clock());
      const closed = await closedDays(regionId, from);
      const all = Array.from({ length: daysShown }, (_, at) => daysLater(from, at));
      return {
        regionId,
        from,
        to: daysLater(from, daysShown - 1),
        days: all.filter((day) => !isOpenDay(day, closed)),
      };
    },
  );
}
