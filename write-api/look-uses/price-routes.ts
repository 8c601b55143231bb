import { lookUsePrice, lookUsePriceId } from '#domain/look-uses/price-policy.ts';
import { CommandAnswer } from '#http/contract.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { makeChange } from '../kit/changes/change.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { PriceBody } from './bodies.ts';

/** Registers the call by which owners set prices of uses. Uses requested before keep their price. */
export function lookUsePriceRoutes(app: TypedApp, deps: WriteDeps): void {
  app.put(
    '/v1/look-use-prices',
    operation(
      ['staff'],
      {
        operationId: 'replaceLookUsePrices',
        tags: ['look uses'],
        summary: 'Set prices of uses by country and type: money with the member’s share, or points',
        body: PriceBody,
        response: { 200: CommandAnswer },
      },
      [412],
      'owner',
    ),
    async (request, reply) => {
      const prices = request.body.prices.map(({ region_id: regionId, type: useType, price }) => ({
        regionId,
        useType,
        price,
      }));
      const commands = [{ action: 'revise', prices } as const];
      const change = { decider: lookUsePrice, id: lookUsePriceId, commands, name: 'revise' };
      return answerChange(reply, await makeChange(deps, change, askedBy(deps, request)));
    },
  );
}
