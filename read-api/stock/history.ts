import type { FastifyRequest } from 'fastify';
import { notFound } from '#http/errors.ts';
import { callerOf } from '#http/rights.ts';
import type { ReadDeps } from '../deps.ts';
import type { History, HistoryQuery } from '../kit/history/contract.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { timeline } from '../kit/history/timeline.ts';
import { knownTo } from '../kit/history/told.ts';
import { rentalStreams } from './holders.ts';

/** A garment's whole life with that of every tryset item that ever held it. That of a removed one stays for staff. */
export async function stockItemHistory(
  deps: ReadDeps,
  request: FastifyRequest,
  id: number,
  query: HistoryQuery,
): Promise<History> {
  const own = knownTo(deps, callerOf(request), await foldedStreams(deps, [`stock_item-${id}`]));
  if (own === null) throw notFound('stock_item', id);
  const rentals = await foldedStreams(deps, rentalStreams(own));
  return timeline(deps, request, [...own, ...rentals], query);
}
