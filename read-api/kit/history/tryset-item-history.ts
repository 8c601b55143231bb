import type { FastifyRequest } from 'fastify';
import { notFound } from '#http/errors.ts';
import { callerOf } from '#http/rights.ts';
import type { ReadDeps } from '../../deps.ts';
import type { History, HistoryQuery } from './contract.ts';
import { concernsHolder, garmentStreams } from './related.ts';
import { foldedStreams, knownTo } from './streams.ts';
import { timeline } from './timeline.ts';

/**
 * The item's events, its tryset's, and those of its garments while they were its own. It outlives the item: the
 * history of a removed one stays for staff.
 */
export async function trysetItemHistory(
  { db, upcasters }: ReadDeps,
  request: FastifyRequest,
  id: number,
  query: HistoryQuery,
): Promise<History> {
  const own = knownTo(callerOf(request), await foldedStreams(db, [`tryset_item-${id}`], upcasters));
  if (own === null) throw notFound('tryset_item', id);
  const trysetId = own.at(-1)?.after.trysetId;
  const others = await foldedStreams(db, [...garmentStreams(own), `tryset-${trysetId}`], upcasters);
  const related = others.filter((step) => step.category === 'tryset' || concernsHolder(step, id));
  return timeline(db, request, [...own, ...related], query);
}
