import { houseId } from '#domain/settlements/house.ts';
import { operation } from '#http/operation.ts';
import { History, HistoryQuery } from '../../kit/history/contract.ts';
import { historyAnswer } from '../../kit/history/history-answer.ts';
import { foldedStreams } from '../../kit/history/streams.ts';
import type { Routes } from '../../routes.ts';
import { HouseAnswer } from './contract.ts';
import { houseAt } from './house-at.ts';

const tags = ['settlements'];
const url = '/v1/house';

export const houseRoutes: Routes = (deps) => async (app) => {
  app.get(
    url,
    operation('public', {
      operationId: 'getHouse',
      tags,
      summary: 'The house that runs the platform, as the law asks a shop to name it on its public pages',
      response: { 200: HouseAnswer },
    }),
    () => houseAt(deps, null),
  );
  app.get(
    `${url}/history`,
    operation(['staff'], {
      operationId: 'getHouseHistory',
      tags,
      summary: 'How the house was revised, newest first',
      querystring: HistoryQuery(deps.areas),
      response: { 200: History },
    }),
    async (request) => {
      const steps = await foldedStreams(deps, [`house-${houseId}`]);
      return historyAnswer(deps, request, steps);
    },
  );
};
