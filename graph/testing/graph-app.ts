import Fastify from 'fastify';
import type { Caller } from '#http/caller.ts';
import { accessTokens } from '#http/token.ts';
import type { AcceptedOperations } from '../kit/listed-operations.ts';
import type { RestAnswer, RestRequest } from '../kit/rest-call.ts';
import { graphRoutes } from '../routes.ts';

export const staff: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };

/** The graph over a REST API that `answer` stands in for, with every call that it got. */
export async function graphApp(
  answer: (request: RestRequest) => Partial<RestAnswer> | Promise<Partial<RestAnswer>> = () => ({}),
  accepted: AcceptedOperations = 'any',
) {
  const tokens = accessTokens({ key: 'x'.repeat(32) });
  const calls: RestRequest[] = [];
  const app = Fastify();
  graphRoutes(app, {
    tokens,
    accepted,
    playground: null,
    send: async (request) => {
      calls.push(request);
      return { status: 200, headers: new Headers(), body: {}, ...(await answer(request)) };
    },
  });
  const tokenOf = async (caller: Caller) => `Bearer ${(await tokens.sign(caller)).token}`;
  const authorization = await tokenOf(staff);
  return {
    app,
    calls,
    tokenOf,
    async ask(payload: object | string, headers: Record<string, string> = { authorization }) {
      const sent = { 'content-type': 'application/json', ...headers };
      const response = await app.inject({ method: 'POST', url: '/graphql', payload, headers: sent });
      return { status: response.statusCode, headers: response.headers, body: response.json() };
    },
  };
}
