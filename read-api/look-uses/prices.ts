import { firstUsePrices, lookUsePriceId, rowsOfPrices } from '#domain/look-uses/price-policy.ts';
import { operation } from '#http/operation.ts';
import type { ReadModels } from '../database.ts';
import { History, HistoryQuery } from '../kit/history/contract.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { timeline } from '../kit/history/timeline.ts';
import type { Routes } from '../routes.ts';
import { LookUsePricesAnswer } from './contract.ts';

const tags = ['look uses'];
const url = '/v1/look-use-prices';

/** The present prices; the first ones, without a revision, if owners never revised them. */
export async function presentPrices(db: ReadModels) {
  const row = await db
    .selectFrom('read.lookUsePrices')
    .where('id', '=', lookUsePriceId)
    .selectAll()
    .executeTakeFirst();
  return row ?? { prices: firstUsePrices, revision: null };
}

async function pricesNow(db: ReadModels): Promise<LookUsePricesAnswer> {
  const present = await presentPrices(db);
  const prices = rowsOfPrices(present.prices);
  return {
    prices: prices.map(({ regionId, useType: type, price }) => ({ regionId, type, price })),
    revision: present.revision === null ? null : String(present.revision),
  };
}

export const lookUsePriceRoutes: Routes = (deps) => async (app) => {
  app.get(
    url,
    operation(['staff'], {
      operationId: 'getLookUsePrices',
      tags,
      summary: 'The prices of uses of looks, by country and type',
      response: { 200: LookUsePricesAnswer },
    }),
    () => pricesNow(deps.db),
  );
  app.get(
    `${url}/history`,
    operation(['staff'], {
      operationId: 'getLookUsePricesHistory',
      tags,
      summary: 'How the prices of uses were revised, newest first',
      querystring: HistoryQuery(deps.areas),
      response: { 200: History },
    }),
    async (request) => {
      const steps = await foldedStreams(deps, [`look_use_price-${lookUsePriceId}`]);
      return timeline(deps, request, steps, request.query);
    },
  );
};
