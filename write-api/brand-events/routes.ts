import { CommandAnswer } from '#http/contract.ts';
import { notFound, parameterMissing } from '#http/errors.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { actionRoutes, emptyBody } from '../kit/actions/routes.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { fromWire } from '../kit/changes/names.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import {
  BrandEventBody,
  BrandEventChanges,
  BrandEventReplacement,
  InvitationBody,
  JoinBody,
  ReservationBody,
} from './bodies.ts';
import { takeSeat, type WantedSeat } from './book.ts';
import { instantOf } from './instants.ts';
import { eventOfCode } from './join.ts';
import { registerOccasion, reviseOccasion } from './occasion-cases.ts';
import { occasionEntity } from './occasion-entity.ts';
import { reservationEntity } from './reservation-entity.ts';

const tags = ['brand events'];
const url = '/v1/brand-events';
const byBrand = ['staff', 'brand_admin'] as const;
const created = { 201: CommandAnswer };

/** The code of the event that `POST /v1/users/events/210915/join` books. */
const joinedCode = '210915';

/** Registers the routes of brands' events and their reservations, and one route for each action. */
export function brandEventRoutes(app: TypedApp, deps: WriteDeps): void {
  actionRoutes(app, deps, occasionEntity);
  actionRoutes(app, deps, reservationEntity);
  fieldRoutes(app, deps);
  seatRoutes(app, deps);
}

function fieldRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    url,
    operation(
      byBrand,
      {
        operationId: 'createBrandEvent',
        tags,
        summary: 'Register an event of a brand; staff name the brand, and approve the event',
        body: BrandEventBody,
        response: created,
      },
      [404, 409, 422],
    ),
    async (request, reply) => {
      const said = fromWire(request.body);
      return answerChange(reply, await registerOccasion(deps, askedBy(deps, request), said), 201);
    },
  );

  for (const method of ['PUT', 'PATCH'] as const) {
    const isWhole = method === 'PUT';
    app.route({
      method,
      url: `${url}/:id`,
      ...operation(
        byBrand,
        {
          operationId: isWhole ? 'replaceBrandEvent' : 'updateBrandEvent',
          tags,
          summary: isWhole
            ? 'Replace all fields of an event; its brand may do so until the approval'
            : 'Change fields of an event; its brand may do so until the approval',
          params: IdParams,
          body: isWhole ? BrandEventReplacement : BrandEventChanges,
          response: { 200: CommandAnswer },
        },
        [404, 409, 412, 422],
      ),
      handler: async (request, reply) => {
        const wanted = { id: request.params.id, said: fromWire(request.body), isWhole };
        return answerChange(reply, await reviseOccasion(deps, askedBy(deps, request), wanted));
      },
    });
  }
}

function seatRoutes(app: TypedApp, deps: WriteDeps): void {
  const failures = [404, 409, 422];
  app.post(
    `${url}/:id/reservations`,
    {
      ...emptyBody,
      ...operation(
        ['user', 'staff'],
        {
          operationId: 'createReservation',
          tags,
          summary: 'Book a seat of an event; staff name the member',
          params: IdParams,
          body: ReservationBody,
          response: created,
        },
        failures,
      ),
    },
    async (request, reply) => {
      const asked = askedBy(deps, request);
      const { user_id: named, ...said } = request.body;
      const userId = memberOf(asked, named);
      const wanted = wantedSeat('book', request.params.id, userId, said);
      return answerChange(reply, await takeSeat(deps, asked, wanted), 201);
    },
  );
  app.post(
    `${url}/:id/actions/invite`,
    operation(
      byBrand,
      {
        operationId: 'inviteToBrandEvent',
        tags,
        summary: 'Invite a member to an event; the member has a seat until the answer',
        params: IdParams,
        body: InvitationBody,
        response: created,
      },
      failures,
    ),
    async (request, reply) => {
      const { user_id: userId, reason: _, ...said } = request.body;
      const wanted = wantedSeat('invite', request.params.id, userId, said);
      return answerChange(reply, await takeSeat(deps, askedBy(deps, request), wanted), 201);
    },
  );
  app.post(
    `/v1/users/events/${joinedCode}/join`,
    {
      ...emptyBody,
      ...operation(
        ['user'],
        {
          operationId: 'joinEvent',
          tags,
          summary: `Book a seat of the event with the schedule code ${joinedCode}`,
          body: JoinBody,
          response: created,
        },
        failures,
      ),
    },
    async (request, reply) => {
      const asked = askedBy(deps, request);
      const brandEventId = await eventOfCode(deps, joinedCode);
      const wanted = wantedSeat('book', brandEventId, memberOf(asked, undefined), request.body);
      return answerChange(reply, await takeSeat(deps, asked, wanted), 201);
    },
  );
}

interface SaidSeat {
  start?: string;
  end?: string;
  additional_fields?: string[];
  look_upload_point?: number;
  look_upload_cash?: number;
}

function wantedSeat(
  action: WantedSeat['action'],
  brandEventId: number,
  userId: number,
  { start, end, additional_fields: answers, look_upload_point, look_upload_cash }: SaidSeat,
): WantedSeat {
  return {
    action,
    brandEventId,
    userId,
    ...(start !== undefined && { start: instantOf(start) }),
    ...(end !== undefined && { end: instantOf(end) }),
    ...(answers !== undefined && { answers }),
    ...(look_upload_point !== undefined && { lookUploadPoint: look_upload_point }),
    ...(look_upload_cash !== undefined && { lookUploadCash: look_upload_cash }),
  };
}

/** Returns the member of a booking: the caller, or the one that staff name. Throws 400 if staff name none, and 404. */
function memberOf({ caller }: Asked, named: number | undefined): number {
  if (caller.label === 'user') {
    if (named !== undefined && named !== caller.id) throw notFound('user', named);
    return caller.id;
  }
  if (named !== undefined) return named;
  const message = 'is required: the id of the member';
  throw parameterMissing('user_id', 'createReservation', [{ in: 'body', name: 'user_id', message }]);
}
