import type { FastifyRequest } from 'fastify';
import { notFound } from '#http/errors.ts';
import { callerOf } from '#http/rights.ts';
import type { ReadDeps } from '../deps.ts';
import type { History, HistoryQuery } from '../kit/history/contract.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { timeline } from '../kit/history/timeline.ts';
import { knownTo } from '../kit/history/told.ts';

/** A product's own events, those of its sizes among them. That of a removed one stays for staff. */
export async function productHistory(
  deps: ReadDeps,
  request: FastifyRequest,
  id: number,
  query: HistoryQuery,
): Promise<History> {
  const own = knownTo(deps, callerOf(request), await foldedStreams(deps, [`product-${id}`]));
  if (own === null) throw notFound('product', id);
  return timeline(deps, request, own, query);
}
