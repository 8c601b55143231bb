import type { FastifyRequest } from 'fastify';
import { notFound } from '#http/errors.ts';
import { callerOf } from '#http/rights.ts';
import type { ReadDeps } from '../deps.ts';
import type { History, HistoryQuery } from '../kit/history/contract.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { timeline } from '../kit/history/timeline.ts';
import { knownTo } from '../kit/history/told.ts';
import { itemStreams } from './streams.ts';

/** A tryset's own events with those of its items. A brand admin sees its own items' alone. */
export async function trysetHistory(
  deps: ReadDeps,
  request: FastifyRequest,
  id: number,
  query: HistoryQuery,
): Promise<History> {
  const own = await foldedStreams(deps, [`tryset-${id}`]);
  const items = await foldedStreams(deps, itemStreams(own));
  const related = [...items, ...own];
  if (knownTo(deps, callerOf(request), related) === null) throw notFound('tryset', id);
  return timeline(deps, request, related, query);
}
