import Type, { type Static } from 'typebox';
import { reservationRules } from '#domain/brand-events/reservation-transitions.ts';
import { notFound } from '#http/errors.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { previewRoutes } from '../kit/actions/routes.ts';
import { detailAnswer } from '../kit/as-of/answer.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { CsvAnswer, sendCsv } from '../kit/csv/csv-answer.ts';
import { csvFile } from '../kit/csv/csv-file.ts';
import { CsvQuery, wordingOf } from '../kit/csv/wording.ts';
import { historyRoute, type StepsOf } from '../kit/history/route.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { listRoutes } from '../kit/readable/routes.ts';
import { readingOf } from '../kit/reading.ts';
import { seesPersons } from '../kit/scope.ts';
import type { Routes } from '../routes.ts';
import { reservationPast } from './past.ts';
import { personalReservationFields, ReservationDetail, reservationFields } from './reservation-contract.ts';
import { matchingReservations, ReservationsOfEventQuery, ReservationsQuery } from './reservation-lists.ts';
import { brandEventsFor, reservationsFor } from './scope.ts';
import { reservationStandings } from './standing.ts';

const tags = ['brand events'];
const url = '/v1/reservations';
const who = ['staff', 'brand_admin', 'user'] as const;

const reservationSteps: StepsOf = async (deps, caller, id) => {
  const seen = await reservationsFor(deps.db, caller)
    .where('reservation.id', '=', id)
    .select('reservation.id')
    .executeTakeFirst();
  return seen === undefined ? null : foldedStreams(deps, [`reservation-${id}`]);
};

export const reservationRoutes: Routes = (deps) => async (app) => {
  listRoutes(app, deps, {
    url,
    path: Type.Object({}),
    tags,
    who,
    name: 'Reservations',
    summary:
      'Reservations of events, newest first: to staff all, to brands those of their events, to members their own',
    query: ReservationsQuery,
    row: reservationFields,
    rows: async (reading, _, query) => matchingReservations(reading, query),
  });
  listRoutes(app, deps, {
    url: '/v1/brand-events/:id/reservations',
    path: IdParams,
    tags,
    who,
    name: 'ReservationsOfBrandEvent',
    summary: 'The reservations of one event, newest first',
    query: ReservationsOfEventQuery,
    row: reservationFields,
    async rows(reading, { id }, query) {
      const event = brandEventsFor(reading.db, reading.caller).where('event.id', '=', id).select('event.id');
      if ((await event.executeTakeFirst()) === undefined) throw notFound('brand_event', id);
      return matchingReservations(reading, { ...query, brand_event_id: id });
    },
  });
  app.get(
    `${url}/csv`,
    operation(who, {
      operationId: 'exportReservations',
      tags,
      summary: 'The matching reservations as CSV (UTF-8 with BOM), whole; to staff with names and phones',
      querystring: CsvQuery(ReservationsQuery),
      response: { 200: CsvAnswer },
    }),
    async (request, reply) => {
      const reading = readingOf(deps, request);
      const query = request.query as Static<typeof ReservationsQuery>;
      const matching = await matchingReservations(reading, query);
      const { columns: known } = reservationFields;
      const { personalColumns } = personalReservationFields;
      const file = csvFile({
        name: 'reservations',
        wording: wordingOf(request.query, reading.now),
        columns: seesPersons(reading.caller) ? [...known, ...personalColumns] : known,
        rows: matching.all(),
        count: matching.count,
      });
      return sendCsv(reply, file);
    },
  );
  app.get(
    `${url}/:id`,
    operation(
      who,
      {
        operationId: 'getReservation',
        tags,
        summary: 'A reservation with the answers to the event’s questions, as it is or as it was',
        params: IdParams,
        querystring: AsOfQuery,
        response: { 200: ReservationDetail },
      },
      [404],
    ),
    (request) => detailAnswer(deps, request, reservationPast),
  );
  historyRoute(app, deps, {
    url,
    entity: 'reservation',
    tags,
    who: ['staff', 'brand_admin'],
    name: 'Reservation',
    summary: 'What happened to a reservation, newest first',
    steps: reservationSteps,
  });
  previewRoutes(app, deps, {
    path: url,
    title: 'Reservation',
    tag: 'brand events',
    rules: reservationRules,
    querystring: ReservationsQuery,
    groups: reservationStandings,
  });
};
