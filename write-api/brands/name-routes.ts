import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { fromWire } from '../kit/changes/names.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { NameDeclineBody, NamesBody } from './bodies.ts';
import { decideName } from './decide-name.ts';

const shared = { tags: ['brands'], params: IdParams, response: { 200: CommandAnswer } };
const failures = [404, 409, 412];

/**
 * Registers the routes for a name that a brand's admins propose. It waits until staff approve or decline it, or the brand
 * withdraws it.
 */
export function nameRoutes(app: TypedApp, deps: WriteDeps): void {
  app.post(
    '/v1/brands/:id/name/approve',
    operation(
      ['staff'],
      {
        ...shared,
        operationId: 'approveBrandName',
        body: NamesBody,
        summary: 'Approve the name that a brand’s admins propose',
      },
      failures,
    ),
    async (request, reply) => {
      const wanted = {
        id: request.params.id,
        action: 'approve_name',
        names: fromWire(request.body),
      } as const;
      return answerChange(reply, await decideName(deps, askedBy(deps, request), wanted));
    },
  );

  app.post(
    '/v1/brands/:id/name/decline',
    operation(
      ['staff'],
      {
        ...shared,
        operationId: 'declineBrandName',
        body: NameDeclineBody,
        summary: 'Decline the name that a brand’s admins propose; they read the reason in its history',
      },
      failures,
    ),
    async (request, reply) => {
      const wanted = {
        id: request.params.id,
        action: 'decline_name',
        names: fromWire(request.body),
      } as const;
      return answerChange(reply, await decideName(deps, askedBy(deps, request), wanted));
    },
  );

  app.post(
    '/v1/brands/:id/name/withdraw',
    operation(
      ['staff', 'brand_admin'],
      {
        ...shared,
        operationId: 'withdrawBrandName',
        body: NamesBody,
        summary: 'Withdraw the name that a brand’s admins propose',
      },
      failures,
    ),
    async (request, reply) => {
      const wanted = {
        id: request.params.id,
        action: 'withdraw_name',
        names: fromWire(request.body),
      } as const;
      return answerChange(reply, await decideName(deps, askedBy(deps, request), wanted));
    },
  );
}
