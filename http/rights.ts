import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { type AskedOfStaff, dailyWork } from '#domain/staff-role-kinds.ts';
import { type Caller, type CallerLabel, notForThisCaller, requireRole } from './caller.ts';
import { unauthenticated } from './errors.ts';
import type { AccessTokens } from './token.ts';

/** Who may call a route: everybody, or callers of these kinds. What they see of it is the route's own affair. */
export type Who = 'public' | readonly CallerLabel[];

declare module 'fastify' {
  interface FastifyContextConfig {
    who?: Who;
    /** Which of the staff may; where it is left out, any may read, and who does daily work may write. */
    staff?: AskedOfStaff;
    /** Whom the entity's own table lets take the action; only for the documentation, the table decides. */
    table?: readonly string[];
    /** Set by `guardRoutes` on each route whose token it checks. */
    isGuarded?: true;
  }
  interface FastifyInstance {
    /** What checks the tokens of this app's routes. */
    tokens: AccessTokens;
  }
  interface FastifyRequest {
    /** Set on every route that is not public; read it through `callerOf`. */
    caller: Caller | null;
  }
}

/** The rule of a route that anybody may call. */
export const everybody: { who: Who } = { who: 'public' };

/** What a route asks of staff, by its methods where it does not say. */
export function askedOfStaff(method: string | readonly string[], said?: AskedOfStaff): AskedOfStaff {
  const isReading = [method].flat().every((each) => each === 'GET' || each === 'HEAD');
  return said ?? (isReading ? 'any' : dailyWork);
}

/** The caller of a route that is not public. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw unauthenticated('auth.token_missing', 'this call needs an access token');
  return request.caller;
}

/** Checks each request's token against its route's rule; a route without a rule stops the start-up. */
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
