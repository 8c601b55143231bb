import { taxPolicy, taxPolicyId } from '#domain/payments/tax-policy.ts';
import { CommandAnswer } from '#http/contract.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { makeChange } from '../kit/changes/change.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { TaxPolicyAnswer, TaxPolicyBody } from './bodies.ts';

/** Registers the calls by which staff read the tax rates and owners set them. Payments requested before keep their tax. */
export function taxPolicyRoutes(app: TypedApp, deps: WriteDeps): void {
  app.get(
    '/v1/tax-policy',
    operation(['staff'], {
      operationId: 'getTaxPolicy',
      tags: ['payments'],
      summary: 'The tax rates by region, in percent',
      response: { 200: TaxPolicyAnswer },
    }),
    async () => {
      const { state, revision } = await deps.streams.refresh(taxPolicy, taxPolicyId);
      const { KOREA, JAPAN } = state;
      return { KOREA, JAPAN, revision: revision === 'no_stream' ? null : String(revision) };
    },
  );

  app.put(
    '/v1/tax-policy',
    operation(
      ['staff'],
      {
        operationId: 'replaceTaxPolicy',
        tags: ['payments'],
        summary: 'Set the tax rates by region, in percent; prices include the tax',
        body: TaxPolicyBody,
        response: { 200: CommandAnswer },
      },
      [412],
      'owner',
    ),
    async (request, reply) => {
      const commands = [{ action: 'revise', rates: request.body } as const];
      const change = { decider: taxPolicy, id: taxPolicyId, commands, name: 'revise' };
      return answerChange(reply, await makeChange(deps, change, askedBy(deps, request)));
    },
  );
}
