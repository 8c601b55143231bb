import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Listed, pageOf } from '#http/lists.ts';
import type { ReadDeps } from '../../../deps.ts';
import { answerPage } from '../../kept-pages.ts';
import { type Reading, readingOf } from '../../reading.ts';
import { comparedPage } from './compare-page.ts';
import type { AsOfListParams, CompareParams } from './contract.ts';
import { endsOf, instantOf } from './instant-of.ts';
import { inactive, type PastList, pageThen } from './past-list.ts';

/** Answers a page of a list: as it is now, as it was at an instant, or as it differs between two. */
export async function answerList<
  Query extends { limit?: number; offset?: number; order?: string },
  Row extends { id: number; actions: unknown },
>(
  deps: ReadDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  list: PastList<Query, Row>,
  live: (reading: Reading) => Promise<Listed<Row>>,
): Promise<void> {
  const query = request.query as Query & AsOfListParams & CompareParams;
  const now = deps.now();
  const time = instantOf(query, list.known, now);
  const ends = endsOf(query, list.known, now);
  const reading = readingOf(deps, request);
  if (ends !== null) {
    const { compared, ...points } = await comparedPage(deps, reading, list, query, ends);
    await reply.send({ ...pageOf(request, compared), ...points });
  } else if (time !== null) {
    const page = pageOf(request, await pageThen(deps, reading, list, query, time));
    await reply.send({ ...page, data: page.data.map(inactive), asOf: { by: 'time', time } });
  } else await answerPage(deps, request, reply, list.projection, () => live(reading));
}
