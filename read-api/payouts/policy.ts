import Type, { type Static } from 'typebox';
import { payoutPolicyId } from '#domain/payouts/payout-policy.ts';
import { firstPayoutRates } from '#domain/payouts/withholding.ts';
import { operation } from '#http/operation.ts';
import type { ReadModels } from '../database.ts';
import { History, HistoryQuery } from '../kit/history/contract.ts';
import { historyAnswer } from '../kit/history/history-answer.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { OptionalText } from '../kit/readable/fields.ts';
import type { Routes } from '../routes.ts';
import { Rates } from './contract.ts';

const tags = ['payouts'];
const url = '/v1/payout-policy';

/** The rates of withholding tax. `revision` is null until owners first revise them. */
const PayoutPolicyAnswer = Type.Object({ ...Rates.properties, revision: OptionalText });
type PayoutPolicyAnswer = Static<typeof PayoutPolicyAnswer>;

async function policyNow(db: ReadModels): Promise<PayoutPolicyAnswer> {
  const row = await db
    .selectFrom('read.payoutPolicies')
    .where('id', '=', payoutPolicyId)
    .selectAll()
    .executeTakeFirst();
  return { ...(row?.rates ?? firstPayoutRates), revision: row === undefined ? null : String(row.revision) };
}

export const payoutPolicyRoutes: Routes = (deps) => async (app) => {
  app.get(
    url,
    operation(['staff'], {
      operationId: 'getPayoutPolicy',
      tags,
      summary: 'The rates of withholding tax, in hundredths of a percent',
      response: { 200: PayoutPolicyAnswer },
    }),
    () => policyNow(deps.db),
  );
  app.get(
    `${url}/history`,
    operation(['staff'], {
      operationId: 'getPayoutPolicyHistory',
      tags,
      summary: 'How the rates of withholding tax were revised, newest first',
      querystring: HistoryQuery(deps.areas),
      response: { 200: History },
    }),
    async (request) => {
      const steps = await foldedStreams(deps, [`payout_policy-${payoutPolicyId}`]);
      return historyAnswer(deps, request, steps);
    },
  );
};
