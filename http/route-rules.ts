import type { FastifyInstance, RouteOptions } from 'fastify';
import type { AskedOfStaff } from '#domain/staff-role-kinds.ts';
import { askedOfStaff, everybody, type Who } from './rights.ts';

/** A registered route and its callers. */
export interface RouteRule {
  method: string;
  /** The path with parameters in Fastify's notation: `/v1/stocks/:id`. */
  path: string;
  who: Who;
  /** The required staff role, if staff may call the route. */
  staff: AskedOfStaff;
  /** The callers that the entity's transition table allows; null if the table does not narrow the route's rule. */
  table: readonly string[] | null;
}

/**
 * Collects the rules of all routes registered on `app` or below it afterwards. Startup fails for a route without a
 * rule, and for a non-public route whose tokens are not checked.
 */
export function gatherRules(app: FastifyInstance): { rules(): RouteRule[] } {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  const rules = () => routes.flatMap(rulesOf);
  app.addHook('onReady', async () => {
    rules();
  });
  return { rules };
}

function rulesOf({ method, url, config }: RouteOptions): RouteRule[] {
  const name = `${method} ${url}`;
  const { who, staff, table = null, isGuarded = false } = config ?? {};
  if (who === undefined) throw new Error(`the route does not say who may call it: ${name}`);
  if (who !== 'public' && !isGuarded) throw new Error(`nobody checks the tokens of this route: ${name}`);
  return [method].flat().map((each) => ({
    method: each,
    path: url,
    who,
    table,
    staff: askedOfStaff(each, staff),
  }));
}

/** Declares all routes public that a plugin registers in `scope` afterwards. Use it for plugins that set no rules. */
export function forEverybody(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, ...everybody };
  });
}
