import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageOf } from '#http/lists.ts';
import type { ReadDeps } from '../../../deps.ts';
import { answerPage } from '../../kept-pages.ts';
import { comparedPage } from './compare-page.ts';
import type { AsOfListParams, CompareParams } from './contract.ts';
import { endsOf, instantOf } from './instant-of.ts';
import { type PastList, pageThen } from './past-list.ts';

/** Answers a page of a list: as it is now, as it was at an instant, or as it differs between two. */
export async function answerList<
  Query extends { limit?: number; offset?: number; order?: string },
  Row extends { id: number; actions: unknown },
>(
  deps: ReadDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  list: PastList<Query, Row>,
  live: () => Promise<PageOf<Row>>,
): Promise<void> {
  const query = request.query as Query & AsOfListParams & CompareParams;
  const now = deps.now();
  const time = instantOf(query, list.known, now);
  const ends = endsOf(query, list.known, now);
  if (ends !== null) await reply.send(await comparedPage(deps, request, list, query, ends));
  else if (time !== null) await reply.send(await pageThen(deps, request, list, query, time));
  else await answerPage(deps, request, reply, list.projection, live);
}
