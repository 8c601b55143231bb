import type { FastifyInstance, RouteOptions } from 'fastify';
import { atMost } from '#http/at-once.ts';
import { CsvAnswer } from './csv-answer.ts';

/**
 * Lets only so many CSVs be written at once by the routes that are registered on `app` afterwards: each holds a connection
 * to the database to its end, and some ask another one for what stands around their rows. Other reads must not wait for them.
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
