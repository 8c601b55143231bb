import { firstTaxRates, taxPolicyId } from '#domain/payments/tax-policy.ts';
import { operation } from '#http/operation.ts';
import type { ReadModels } from '../database.ts';
import { History, HistoryQuery } from '../kit/history/contract.ts';
import { historyAnswer } from '../kit/history/history-answer.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import type { Routes } from '../routes.ts';
import { TaxPolicyAnswer } from './tax-policy-contract.ts';

const tags = ['payments'];
const url = '/v1/tax-policy';

/** The present tax rates; the first ones if owners never revised them. */
async function taxPolicyNow(db: ReadModels): Promise<TaxPolicyAnswer> {
  const row = await db
    .selectFrom('read.taxPolicies')
    .where('id', '=', taxPolicyId)
    .selectAll()
    .executeTakeFirst();
  if (row === undefined) return { ...firstTaxRates, revision: null };
  return { KOREA: row.korea, JAPAN: row.japan, revision: String(row.revision) };
}

export const taxPolicyRoutes: Routes = (deps) => async (app) => {
  app.get(
    url,
    operation(['staff'], {
      operationId: 'getTaxPolicy',
      tags,
      summary: 'The tax rates by region, in percent',
      response: { 200: TaxPolicyAnswer },
    }),
    () => taxPolicyNow(deps.db),
  );
  app.get(
    `${url}/history`,
    operation(['staff'], {
      operationId: 'getTaxPolicyHistory',
      tags,
      summary: 'How the tax rates were revised, newest first',
      querystring: HistoryQuery(deps.areas),
      response: { 200: History },
    }),
    async (request) => {
      const steps = await foldedStreams(deps, [`tax_policy-${taxPolicyId}`]);
      return historyAnswer(deps, request, steps);
    },
  );
};
