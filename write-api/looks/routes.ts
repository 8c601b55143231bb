import type { Caller } from '#http/caller.ts';
import { CommandAnswer } from '#http/contract.ts';
import { notFound, parameterMissing } from '#http/errors.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import type { WriteDeps } from '../deps.ts';
import { actionDoor, actionRoutes } from '../kit/actions/routes.ts';
import { bringsAssets } from '../kit/assets/bring-assets.ts';
import { fromWire } from '../kit/changes/names.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { takesPictures } from '../kit/pictures/uploads.ts';
import { CertificationBody, LeasesAnswer, LeasesBody, LookBody, LookChanges, NewLookBody } from './bodies.ts';
import { certify } from './certify.ts';
import { lookEntity } from './entity.ts';
import { lookImageRoutes } from './image-routes.ts';
import { leaseLooks, leaseMs } from './leases.ts';
import { certificationRunRoutes } from './run-routes.ts';
import { postLook, reviseLook } from './use-cases.ts';

const tags = ['looks'];
const who = ['staff', 'user'] as const;
const response = { 200: CommandAnswer };

/** Registers the routes to post, revise and certify looks, and one route for each action. */
export function lookRoutes(app: TypedApp, deps: WriteDeps): void {
  actionRoutes(app, deps, lookEntity);
  actionDoor(app, deps, lookEntity, 'DELETE', '/v1/looks/:id', 'remove');
  lookImageRoutes(app, deps);
  certificationRunRoutes(app, deps);

  app.post(
    '/v1/looks',
    {
      ...takesPictures,
      ...operation(
        who,
        {
          operationId: 'createLook',
          tags,
          summary: 'Post a look; JSON, or multipart with pictures',
          body: NewLookBody,
          response: { 201: CommandAnswer },
        },
        [404, 409, 413, 415, 422, 429],
      ),
    },
    async (request, reply) => {
      const asked = askedBy(deps, request);
      const { userId, ...said } = fromWire(request.body);
      const { trysetItemIds, reservationId, proposalId } = said;
      if (trysetItemIds === undefined && reservationId === undefined && proposalId === undefined) {
        throw withoutItems();
      }
      const wanted = { ...said, userId: whose(asked.caller, userId) };
      return answerChange(reply, await postLook(deps, asked, wanted), 201);
    },
  );

  for (const method of ['PUT', 'PATCH'] as const) {
    const isWhole = method === 'PUT';
    app.route({
      method,
      url: '/v1/looks/:id',
      ...takesPictures,
      ...bringsAssets(deps),
      ...operation(
        who,
        {
          operationId: isWhole ? 'replaceLook' : 'updateLook',
          tags,
          summary: isWhole
            ? 'Replace the texts and tagged items of a look, and its images if named; JSON, or multipart with pictures'
            : 'Change texts, tagged items or images of a look; JSON, or multipart with pictures',
          params: IdParams,
          body: isWhole ? LookBody : LookChanges,
          response,
        },
        [404, 409, 412, 413, 415, 422, 429],
      ),
      handler: async (request, reply) => {
        const wanted = { id: request.params.id, said: fromWire(request.body) };
        return answerChange(reply, await reviseLook(deps, askedBy(deps, request), wanted));
      },
    });
  }

  app.post(
    '/v1/looks/loans',
    operation(['staff'], {
      operationId: 'lendLooks',
      tags,
      summary:
        'Lease looks at the certification desk that nobody else has leased; earlier leases of the caller end',
      body: LeasesBody,
      response: { 200: LeasesAnswer },
    }),
    async (request) => {
      const { look_ids: lookIds, at_most: atMost = 4 } = request.body;
      const now = new Date(deps.clock());
      const staffId = callerOf(request).id;
      return {
        lookIds: await leaseLooks(deps.db, { staffId, lookIds, atMost, now }),
        untilTime: new Date(now.getTime() + leaseMs).toISOString(),
      };
    },
  );

  app.post(
    '/v1/looks/:id/certification',
    operation(
      ['staff'],
      {
        operationId: 'certifyLook',
        tags,
        summary: 'Certify a tagged item, or all that wait: approve, reject, defer, or open again',
        params: IdParams,
        body: CertificationBody,
        response,
      },
      [404, 409, 412, 422],
    ),
    async (request, reply) => {
      const wanted = { id: request.params.id, said: request.body };
      return answerChange(reply, await certify(deps, askedBy(deps, request), wanted));
    },
  );
}

/** Only a look for an event may do without items. */
function withoutItems() {
  const missing = [{ in: 'body' as const, name: 'tryset_item_ids', message: 'is required' }];
  return parameterMissing('tryset_item_ids', 'createLook', missing);
}

/** Returns the member of a new look: the caller, or the member that staff name. */
function whose(caller: Caller, named: number | undefined): number {
  if (caller.label === 'user') {
    if (named !== undefined && named !== caller.id) throw notFound('user', named);
    return caller.id;
  }
  if (named !== undefined) return named;
  const missing = [{ in: 'body' as const, name: 'user_id', message: 'is required' }];
  throw parameterMissing('user_id', 'createLook', missing);
}
