import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { type AskedOfStaff, dailyWork } from '#domain/staff-role-kinds.ts';
import { type Caller, type CallerLabel, notForThisCaller, requireRole } from './caller.ts';
import { unauthenticated } from './errors.ts';
import type { AccessTokens } from './token.ts';

/** The callers that may use a route: everybody, or these kinds. The route itself decides which data they see. */
export type Who = 'public' | readonly CallerLabel[];

declare module 'fastify' {
  interface FastifyContextConfig {
    who?: Who;
    /** The staff role the route requires. By default any staff may read, and staff with daily work may write. */
    staff?: AskedOfStaff;
    /** The callers that the entity's transition table allows. For the documentation only: the table decides. */
    table?: readonly string[];
    /** True once `guardRoutes` checks this route's tokens. */
    isGuarded?: true;
  }
  interface FastifyInstance {
    /** The token checker of this app's routes. */
    tokens: AccessTokens;
  }
  interface FastifyRequest {
    /** The request's caller, set for every route that is not public. Read it with `callerOf`. */
    caller: Caller | null;
  }
}

/** The rule of a route that needs no token. */
export const everybody: { who: Who } = { who: 'public' };

/** Returns the staff role that a route requires: the declared role, or else the role derived from its methods. */
export function askedOfStaff(method: string | readonly string[], said?: AskedOfStaff): AskedOfStaff {
  const isReading = [method].flat().every((each) => each === 'GET' || each === 'HEAD');
  return said ?? (isReading ? 'any' : dailyWork);
}

/**
 * Returns the caller of a non-public route.
 *
 * @throws 401 `auth.token_missing` if the request has no token.
 */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw unauthenticated('auth.token_missing', 'this call needs an access token');
  return request.caller;
}

/** Checks each request's token against its route's rule. A route without a rule fails the startup. */
export function guardRoutes(app: FastifyInstance, tokens: AccessTokens): void {
  const routes: RouteOptions[] = [];
  app.decorate('tokens', tokens);
  app.decorateRequest('caller', null);
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, isGuarded: true };
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const unruled = routes.filter((route) => route.config?.who === undefined);
    if (unruled.length === 0) return;
    const names = unruled.map((route) => `${route.method} ${route.url}`);
    throw new Error(`routes that do not say who may call them: ${names.join(', ')}`);
  });
  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const { who, staff } = request.routeOptions.config;
    if (who === 'public') return;
    const caller = await tokens.verify(request.headers.authorization);
    if (who === undefined || !who.includes(caller.label)) throw notForThisCaller(caller, who ?? []);
    requireRole(caller, askedOfStaff(request.method, staff));
    request.caller = caller;
  });
}
