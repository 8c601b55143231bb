import Type from 'typebox';
import { brandSubscription } from '#domain/brand-subscriptions/subscription.ts';
import type { BrandSubscription } from '#domain/brand-subscriptions/subscription-state.ts';
import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { reasonText, wanting } from '../kit/actions/action-spec.ts';
import { emptyBody } from '../kit/actions/routes.ts';
import { takeAction } from '../kit/actions/single.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, present } from '../kit/changes/change.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { brandSubscriptionEntity } from './entity.ts';
import { seesSubscription } from './live.ts';

/** Registers the two spellings of canceling: `DELETE /{id}` and `PATCH /{id}/cancel`. */
export function cancelRoutes(app: TypedApp, deps: WriteDeps): void {
  for (const [method, path, operationId] of [
    ['DELETE', '/v2/brand_subscriptions/:id', 'deleteBrandSubscription'],
    ['PATCH', '/v2/brand_subscriptions/:id/cancel', 'cancelBrandSubscriptionByPath'],
  ] as const) {
    app.route({
      method,
      url: path,
      ...emptyBody,
      ...operation(
        ['staff', 'brand_admin'],
        {
          operationId,
          tags: ['brand subscriptions'],
          summary: 'Cancel before the plan begins, with a refund; afterwards at the end of the period',
          params: IdParams,
          body: Type.Object({ reason: Type.Optional(reasonText) }, { additionalProperties: false }),
          response: { 200: CommandAnswer },
        },
        [404, 409, 412, 422],
      ),
      handler: async (request, reply) =>
        answerChange(reply, await cancelByStatus(deps, askedBy(deps, request), request.params.id)),
    });
  }
}

/** Cancels at once before the plan begins, else at the end of the period. Throws 404, and 409 as the table says. */
async function cancelByStatus(deps: WriteDeps, asked: Asked, id: number): Promise<Changed> {
  const sees = (state: BrandSubscription) => seesSubscription(state, asked.caller);
  const { state } = await present(deps, brandSubscription, id, asked.context, sees);
  const action = state.status === 'using' ? 'request_cancel' : 'cancel';
  return takeAction(deps, asked, brandSubscriptionEntity, id, wanting({ action }));
}
