import Type from 'typebox';
import { CommandAnswer } from '#http/contract.ts';
import { ApiError, forbidden } from '#http/errors.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { emptyBody } from '../kit/actions/routes.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { CancelBody, NextPlanBody, TicketBody, TicketChanges } from './bodies.ts';
import { cancelTicket } from './cancel.ts';
import { changeTicket, memberOfCall, ticketOfCall } from './change-ticket.ts';
import { payNow } from './pay-now.ts';
import { signUp } from './sign-up.ts';

const url = '/v1/subscriptions/user-tickets';
const who = ['staff', 'user'] as const;
const tags = ['subscriptions'];
const failures = [404, 409, 412, 422];
const answers = { tags, response: { 200: CommandAnswer } };
const ofOne = { ...answers, params: IdParams };
const nothing = Type.Object({}, { additionalProperties: false });

/** Registers the write routes of users' tickets. */
export function userTicketRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    url,
    operation(
      who,
      {
        operationId: 'createUserTicket',
        tags,
        summary: 'Sign up for a plan; points pay first, and the card pays the rest; staff name the member',
        body: TicketBody,
        response: { 201: CommandAnswer },
      },
      failures,
    ),
    async (request, reply) => {
      const asked = askedBy(deps, request);
      const { body } = request;
      const isForced = body.force_subscription ?? false;
      if (isForced && asked.caller.label !== 'staff') {
        throw forbidden('user_ticket.forbidden', 'only staff give tickets for points: use used_points', {
          action: 'force_subscription',
        });
      }
      const wanted = {
        userId: memberOfCall(asked.caller, body.user_id, 'createUserTicket'),
        memberPlanId: body.plan_id,
        startDate: body.start_date,
        eventTicketId: body.event_ticket_id ?? null,
        usedPoints: body.used_points ?? 0,
        isRecharging: body.recharging_flag ?? null,
        isForced,
      };
      return answerChange(reply, await signUp(deps, asked, wanted), 201);
    },
  );
  changeRoutes(app, deps);
  cancelRoutes(app, deps);
}

function changeRoutes(app: TypedApp, deps: WriteDeps): void {
  app.put(
    `${url}/:id`,
    {
      ...emptyBody,
      ...operation(
        who,
        {
          ...ofOne,
          operationId: 'replaceUserTicket',
          summary: 'Always 405: change the ticket by PATCH, or cancel it',
          body: nothing,
        },
        [405],
      ),
    },
    async () => {
      throw new ApiError(
        405,
        'user_ticket.not_replaceable',
        'a ticket is not replaced: change it by PATCH, or cancel it',
        { headers: { allow: 'GET, PATCH, DELETE' } },
      );
    },
  );

  app.patch(
    `${url}/:id`,
    operation(
      who,
      {
        ...ofOne,
        operationId: 'updateUserTicket',
        summary: 'Choose the next plan of a ticket, and whether it renews',
        body: TicketChanges,
      },
      failures,
    ),
    async (request, reply) => {
      const { next_plan_id: nextMemberPlanId = null, recharging_flag: isRecharging = null } = request.body;
      const wanted = { nextMemberPlanId, isRecharging };
      const asked = askedBy(deps, request);
      return answerChange(reply, await changeTicket(deps, asked, request.params.id, wanted));
    },
  );

  app.patch(
    `${url}/change_next_plan`,
    operation(
      who,
      {
        ...answers,
        operationId: 'changeNextUserPlan',
        summary: 'Choose the plan of the next ticket; without an id, of the member’s live ticket',
        body: NextPlanBody,
      },
      failures,
    ),
    async (request, reply) => {
      const asked = askedBy(deps, request);
      const { id: named, user_id: userId, plan_id: nextMemberPlanId } = request.body;
      const id = await ticketOfCall(deps, asked, { id: named, userId }, 'changeNextUserPlan');
      return answerChange(
        reply,
        await changeTicket(deps, asked, id, { nextMemberPlanId, isRecharging: null }),
      );
    },
  );

  app.post(
    `${url}/:id/actions/pay`,
    {
      ...emptyBody,
      ...operation(
        who,
        {
          ...ofOne,
          operationId: 'payUserTicket',
          summary: 'Charge the member’s card for an unpaid ticket',
          body: nothing,
        },
        failures,
      ),
    },
    async (request, reply) =>
      answerChange(reply, await payNow(deps, askedBy(deps, request), request.params.id)),
  );
}

function cancelRoutes(app: TypedApp, deps: WriteDeps): void {
  const summary =
    'Cancel a ticket: an unused one paid in the last 7 days is refunded, else its renewal stops';
  app.delete(
    `${url}/:id`,
    {
      ...emptyBody,
      ...operation(who, { ...ofOne, operationId: 'deleteUserTicket', summary, body: nothing }, failures),
    },
    async (request, reply) =>
      answerChange(reply, await cancelTicket(deps, askedBy(deps, request), request.params.id)),
  );
  app.post(
    `${url}/cancel`,
    operation(who, { ...answers, operationId: 'cancelUserTicket', summary, body: CancelBody }, failures),
    async (request, reply) => {
      const asked = askedBy(deps, request);
      const { id: named, user_id: userId } = request.body;
      const id = await ticketOfCall(deps, asked, { id: named, userId }, 'cancelUserTicket');
      return answerChange(reply, await cancelTicket(deps, asked, id));
    },
  );
}
