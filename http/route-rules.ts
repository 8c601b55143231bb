import type { FastifyInstance, RouteOptions } from 'fastify';
import type { AskedOfStaff } from '#domain/staff-role-kinds.ts';
import { askedOfStaff, everybody, type Who } from './rights.ts';

/** One route as it was registered, and whom it is for. */
export interface RouteRule {
  method: string;
  /** With its parameters as Fastify writes them: `/v1/stocks/:id`. */
  path: string;
  who: Who;
  /** What it asks of staff, where they are among those. */
  staff: AskedOfStaff;
  /** Whom of those the entity's own table lets take the action, where it says more than the route. */
  table: readonly string[] | null;
}

/**
 * Gathers the rule of every route that is registered on `app` or below it afterwards. The start-up fails where a route
 * has none, and where one that is not for everybody stands where no token is checked.
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
    ...{ method: each, path: url, who, table },
    staff: askedOfStaff(each, staff),
  }));
}

/** Makes the routes of a plugin that knows nothing of rules, registered in `scope` afterwards, ones for everybody. */
export function forEverybody(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, ...everybody };
  });
}
