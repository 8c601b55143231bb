import Type from 'typebox';
import type { LookUsePrices } from '#domain/look-uses/price.ts';
import {
  firstUsePrices,
  type LookUsePriceState,
  lookUsePriceId,
  rowsOfPrices,
} from '#domain/look-uses/price-policy.ts';
import { operation } from '#http/operation.ts';
import type { ReadModels } from '../database.ts';
import type { ReadDeps } from '../deps.ts';
import { AsOfQuery } from '../kit/as-of/contract.ts';
import { cutAt } from '../kit/as-of/cut.ts';
import { pointOf } from '../kit/as-of/point.ts';
import { History, HistoryQuery } from '../kit/history/contract.ts';
import { historyAnswer } from '../kit/history/history-answer.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import type { Routes } from '../routes.ts';
import { LookUsePricesAnswer } from './contract.ts';

const tags = ['look uses'];
const url = '/v1/look-use-prices';
const stream = `look_use_price-${lookUsePriceId}`;
/** Of the points in time of details only the time: prices have applied since before their first event. */
const PricesQuery = Type.Object({ as_of: AsOfQuery.properties.as_of }, { additionalProperties: false });

type Answer = LookUsePricesAnswer;

/** The present prices; the first ones, without a revision, if owners never revised them. */
export async function presentPrices(db: ReadModels) {
  const row = await db
    .selectFrom('read.lookUsePrices')
    .where('id', '=', lookUsePriceId)
    .selectAll()
    .executeTakeFirst();
  return row ?? { prices: firstUsePrices, revision: null };
}

async function pricesNow(db: ReadModels): Promise<Answer> {
  const { prices, revision } = await presentPrices(db);
  return answerOf(prices, revision);
}

/** The prices at an instant. Before the first revision these are the first ones, as they applied from the beginning. */
async function pricesThen(deps: ReadDeps, time: string): Promise<Answer> {
  const [first, ...others] = await foldedStreams(deps, [stream]);
  const asOf = { time };
  if (first === undefined || first.effectiveAt > time) return { ...answerOf(firstUsePrices, null), asOf };
  const { step } = cutAt([first, ...others], { by: 'time', time });
  return { ...answerOf((step.after as unknown as LookUsePriceState).prices, step.revision), asOf };
}

function answerOf(prices: LookUsePrices, revision: bigint | null): Answer {
  return {
    prices: rowsOfPrices(prices).map(({ regionId, useType: type, price }) => ({ regionId, type, price })),
    revision: revision === null ? null : String(revision),
  };
}

export const lookUsePriceRoutes: Routes = (deps) => async (app) => {
  app.get(
    url,
    operation(['staff'], {
      operationId: 'getLookUsePrices',
      tags,
      summary: 'The prices of uses of looks, by country and type, as they are or as they were',
      querystring: PricesQuery,
      response: { 200: LookUsePricesAnswer },
    }),
    (request) => {
      const point = pointOf(request.query, deps.now());
      return point?.by === 'time' ? pricesThen(deps, point.time) : pricesNow(deps.db);
    },
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
      const steps = await foldedStreams(deps, [stream]);
      return historyAnswer(deps, request, steps);
    },
  );
};
