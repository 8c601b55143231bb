import type { FastifyInstance } from 'fastify';
import { routeOf } from './http-metrics.ts';
import { isHousekeeping } from './http-spans.ts';
import { rounded } from './log-lines.ts';

/** Logs a line per request with the route's pattern instead of the path: paths and queries can contain names of people. */
export function httpLines(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, caller } = request;
    const { statusCode: status, elapsedTime } = reply;
    const line = {
      method,
      route: routeOf(request),
      status,
      ms: rounded(elapsedTime),
      ...(caller && { caller: `${caller.label}:${caller.id}` }),
    };
    if (isHousekeeping(request)) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
    done();
  });
}
