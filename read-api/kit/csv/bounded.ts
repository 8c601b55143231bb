import type { FastifyInstance, RouteOptions } from 'fastify';
import { atMost } from '#http/at-once.ts';
import { CsvAnswer } from './csv-answer.ts';

/**
 * Limits concurrent CSV downloads of the routes registered on `app` afterwards. Each download holds a database
 * connection until it ends, and some use a second one. Other reads must not wait for them.
 */
export function boundCsvs(app: FastifyInstance): void {
  const enter = atMost({ ofOneKind: 3, ofOneCaller: 2 });
  app.addHook('onRoute', (route) => {
    if (answersCsv(route)) route.preHandler = [enter, ...[route.preHandler ?? []].flat()];
  });
}

function answersCsv({ schema }: RouteOptions): boolean {
  const { 200: answer } = (schema?.response ?? {}) as Record<number, unknown>;
  return answer === CsvAnswer;
}
