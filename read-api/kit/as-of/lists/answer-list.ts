import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Listed, pageOf } from '#http/lists.ts';
import type { ReadDeps } from '../../../deps.ts';
import { answerPage } from '../../kept-pages.ts';
import { type Reading, readingOf } from '../../reading.ts';
import { comparedPage } from './compare-page.ts';
import type { AsOfListParams, CompareParams } from './contract.ts';
import { endsOf, instantOf } from './instant-of.ts';
import { inactive, type PastList, pageThen } from './past-list.ts';

interface AnsweredList<Query, Row> {
  past: PastList<Query, Row>;
  /** Returns a row of the past as the list shows it. */
  shown(row: Row): object;
  live(reading: Reading): Promise<Listed<{ id: number }>>;
}

/** Answers a page of a list: as it is now, as it was at an instant, or as it differs between two. */
export async function answerList<
  Query extends { limit?: number; offset?: number; order?: string },
  Row extends { id: number; actions: unknown },
>(
  deps: ReadDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { past, shown, live }: AnsweredList<Query, Row>,
): Promise<void> {
  const query = request.query as Query & AsOfListParams & CompareParams;
  const now = deps.now();
  const time = instantOf(query, past.known, now);
  const ends = endsOf(query, past.known, now);
  const reading = readingOf(deps, request);
  if (ends !== null) {
    const { compared, ...points } = await comparedPage(deps, reading, past, query, ends);
    const page = pageOf(request, compared);
    const data = page.data.map((row) => ({ ...shown(row), move: row.move }));
    await reply.send({ ...page, data, ...points });
  } else if (time !== null) {
    const page = pageOf(request, await pageThen(deps, reading, past, query, time));
    const data = page.data.map((row) => shown(inactive(row)));
    await reply.send({ ...page, data, asOf: { by: 'time', time } });
  } else await answerPage(deps, request, reply, past.projection, () => live(reading));
}
