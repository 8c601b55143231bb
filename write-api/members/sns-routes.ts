import { type SnsNetwork, snsNetworks } from '#domain/members/sns-kinds.ts';
import { CommandAnswer } from '#http/contract.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import type { WriteDeps } from '../deps.ts';
import { answerChange, askedBy, type TypedApp } from '../kit/changes/over-http.ts';
import { ConnectSnsBody, certifySns, connectSns, disconnectSns } from './sns.ts';
import { snsAnswers, snsOf } from './sns-info.ts';

const parts = { tags: ['users'], params: IdParams };
const response = { 200: CommandAnswer };

/** Routes for the accounts on which members post, with their networks' figures. */
export function snsRoutes(app: TypedApp, deps: WriteDeps): void {
  for (const network of snsNetworks) accountRoutes(app, deps, network);
}

function accountRoutes(app: TypedApp, deps: WriteDeps, network: SnsNetwork): void {
  const url = `/v1/users/:id/${network.toLowerCase()}`;
  const { is, of } = snsAnswers[network];

  app.get(
    url,
    operation(
      ['staff', 'user'],
      {
        ...parts,
        operationId: `get${network}OfUser`,
        response: { 200: is },
        summary: `A member's account on ${network}; figures older than a day are asked for anew`,
      },
      [404],
    ),
    async (request) => {
      const { isSyncing, ...connected } = await snsOf(deps, askedBy(deps, request), {
        id: request.params.id,
        network,
      });
      return { ...of(connected), isSyncing };
    },
  );

  app.post(
    url,
    operation(
      ['staff', 'user'],
      {
        ...parts,
        operationId: `connect${network}OfUser`,
        body: ConnectSnsBody,
        response,
        summary: `Connect an account on ${network}: by a token of there, or by its name for staff to certify`,
      },
      [404, 409, 412, 422, 429],
    ),
    async (request, reply) => {
      const wanted = { id: request.params.id, network, said: request.body };
      return answerChange(reply, await connectSns(deps, askedBy(deps, request), wanted));
    },
  );

  app.post(
    `${url}/certify`,
    operation(
      ['staff'],
      {
        ...parts,
        operationId: `certify${network}OfUser`,
        response,
        summary: `Certify that an account on ${network} is the member's`,
      },
      [404, 409, 412],
    ),
    async (request, reply) => {
      const wanted = { id: request.params.id, network };
      return answerChange(reply, await certifySns(deps, askedBy(deps, request), wanted));
    },
  );

  app.delete(
    url,
    operation(
      ['staff', 'user'],
      {
        ...parts,
        operationId: `disconnect${network}OfUser`,
        response,
        summary: `Disconnect a member's account on ${network}`,
      },
      [404, 412],
    ),
    async (request, reply) => {
      const wanted = { id: request.params.id, network };
      return answerChange(reply, await disconnectSns(deps, askedBy(deps, request), wanted));
    },
  );
}
