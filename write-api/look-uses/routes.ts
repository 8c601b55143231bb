import Type, { type Static } from 'typebox';
import { lookUse } from '#domain/look-uses/look-use.ts';
import type { LookUseCommand } from '#domain/look-uses/use-commands.ts';
import type { LookUseType } from '#domain/look-uses/use-kinds.ts';
import { CommandAnswer } from '#http/contract.ts';
import { notFound } from '#http/errors.ts';
import { Id, IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { brandOfCall } from '../brand-subscriptions/live.ts';
import type { WriteDeps } from '../deps.ts';
import { wanting } from '../kit/actions/action-spec.ts';
import { actionRoutes, emptyBody } from '../kit/actions/routes.ts';
import { takeAction } from '../kit/actions/single.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, present } from '../kit/changes/change.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import {
  CancelBody,
  LookUseBody,
  RegramBody,
  RevisionBody,
  StatusBody,
  WholeRevisionBody,
} from './bodies.ts';
import { datesOf, lookUseEntity, seesUse } from './entity.ts';
import { requestUse } from './request-use.ts';
import { commandOfStatus } from './status-command.ts';

const tags = ['look uses'];
const byBrand = ['staff', 'brand_admin'] as const;
const response = { 200: CommandAnswer };
const failures = [404, 409, 412, 422];
const UseOfLook = Type.Object({ id: Id, look_use_id: Id });

/** Registers the routes to ask for uses of looks and to revise them, and one route for each action. */
export function lookUseRoutes(app: TypedApp, deps: WriteDeps): void {
  actionRoutes(app, deps, lookUseEntity);
  requestRoutes(app, deps);
  revisionRoutes(app, deps);

  app.delete(
    '/v1/looks/:id/look-use/:look_use_id',
    {
      ...emptyBody,
      ...operation(
        byBrand,
        {
          operationId: 'deleteLookUse',
          tags,
          summary: 'Cancel a use that is not decided yet',
          params: UseOfLook,
          body: CancelBody,
          response,
        },
        failures,
      ),
    },
    async (request, reply) =>
      answerChange(reply, await take(deps, askedBy(deps, request), request.params, { action: 'cancel' })),
  );

  app.put(
    '/v1/looks/look-use/:look_use_id/status',
    operation(
      byBrand,
      {
        operationId: 'replaceLookUseStatus',
        tags,
        summary: 'Take the action that leads to a status',
        params: Type.Object({ look_use_id: Id }),
        body: StatusBody,
        response,
      },
      failures,
    ),
    async (request, reply) => {
      const { body, params } = request;
      const command = commandOfStatus(body);
      return answerChange(reply, await take(deps, askedBy(deps, request), params, command));
    },
  );
}

function requestRoutes(app: TypedApp, deps: WriteDeps): void {
  const answers = { tags, params: IdParams, response: { 201: CommandAnswer } };
  app.post(
    '/v1/looks/:id/look-use',
    operation(
      byBrand,
      {
        ...answers,
        operationId: 'createLookUse',
        summary: 'Ask for a use of a look; staff name the brand',
        body: LookUseBody,
      },
      failures,
    ),
    async (request, reply) => {
      const { type, ...said } = request.body;
      const asked = askedBy(deps, request);
      return answerChange(reply, await ask(deps, asked, request.params.id, type, said), 201);
    },
  );
  app.post(
    '/v1/looks/:id/regram-requests',
    operation(
      byBrand,
      {
        ...answers,
        operationId: 'createRegramRequest',
        summary: 'Ask for a regram of a look; staff name the brand',
        body: RegramBody,
      },
      failures,
    ),
    async (request, reply) => {
      const asked = askedBy(deps, request);
      return answerChange(reply, await ask(deps, asked, request.params.id, 'regram', request.body), 201);
    },
  );
}

function ask(
  deps: WriteDeps,
  asked: Asked,
  lookId: number,
  useType: LookUseType,
  said: Static<typeof RegramBody>,
): Promise<Changed> {
  const brandId = brandOfCall(asked.caller, said.brand_id, 'createLookUse');
  const { comment = '', use_start_date: startDate, use_end_date: endDate = null } = said;
  const seen = { amount: said.expected_amount ?? null, pointAmount: said.expected_point_amount ?? null };
  return requestUse(deps, asked, { lookId, brandId, useType, comment, startDate, endDate, seen });
}

function revisionRoutes(app: TypedApp, deps: WriteDeps): void {
  for (const method of ['PUT', 'PATCH'] as const) {
    const isWhole = method === 'PUT';
    app.route({
      method,
      url: '/v1/looks/:id/look-use/:look_use_id',
      ...operation(
        byBrand,
        {
          operationId: isWhole ? 'replaceLookUse' : 'updateLookUse',
          tags,
          summary: 'Change the days or the comment of a use; the member must agree again',
          params: UseOfLook,
          body: isWhole ? WholeRevisionBody : RevisionBody,
          response,
        },
        failures,
      ),
      handler: async (request, reply) => {
        const { comment, ...said } = request.body;
        const command: LookUseCommand = {
          action: 'revise',
          ...datesOf(said),
          ...(comment === undefined ? {} : { comment }),
        };
        return answerChange(reply, await take(deps, askedBy(deps, request), request.params, command));
      },
    });
  }
}

/** Takes an action on a use. Throws 404 if the caller sees no such use, or if it is of another look than the path says. */
async function take(
  deps: WriteDeps,
  asked: Asked,
  { id: lookId, look_use_id: id }: { id?: number; look_use_id: number },
  command: LookUseCommand,
): Promise<Changed> {
  const { state } = await present(deps, lookUse, id, asked.context, seesUse(asked.caller));
  if (lookId !== undefined && state.lookId !== lookId) throw notFound('look_use', id);
  return takeAction(deps, asked, lookUseEntity, id, wanting(command));
}
