import type { FastifyRequest } from 'fastify';
import { notFound } from '#http/errors.ts';
import { callerOf } from '#http/rights.ts';
import type { ReadDeps } from '../deps.ts';
import type { History, HistoryQuery } from '../kit/history/contract.ts';
import { streamOf } from '../kit/history/stream-of.ts';
import { foldedStreams, type Step } from '../kit/history/streams.ts';
import { timeline } from '../kit/history/timeline.ts';
import { knownTo } from '../kit/history/told.ts';
import { concernsHolder } from '../stock/holders.ts';

/**
 * The item's events, its tryset's, and those of its garments while they were its own. It outlives the item: the
 * history of a removed one stays for staff.
 */
export async function trysetItemHistory(
  deps: ReadDeps,
  request: FastifyRequest,
  id: number,
  query: HistoryQuery,
): Promise<History> {
  const own = knownTo(deps, callerOf(request), await foldedStreams(deps, [`tryset_item-${id}`]));
  if (own === null) throw notFound('tryset_item', id);
  const trysetId = own.at(-1)?.after.trysetId;
  const others = await foldedStreams(deps, [...garmentStreams(own), `tryset-${trysetId}`]);
  const related = others.filter((step) => step.category === 'tryset' || concernsHolder(step, id));
  return timeline(deps, request, [...own, ...related], query);
}

/** The streams of every garment that an item ever had: the one it was requested with and its replacements. */
function garmentStreams(steps: readonly Step[]): string[] {
  const ids = steps.flatMap(({ before, after }) => [before.stockItemId, after.stockItemId]);
  return [...new Set(ids.flatMap((id) => streamOf('stock_item', id)))];
}
