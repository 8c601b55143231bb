import type { FastifyRequest } from 'fastify';
import { notFound } from '#http/errors.ts';
import { callerOf } from '#http/rights.ts';
import type { ReadDeps } from '../../deps.ts';
import type { History, HistoryQuery } from './contract.ts';
import { rentalStreams } from './related.ts';
import { foldedStreams, knownTo } from './streams.ts';
import { timeline } from './timeline.ts';

/** A garment's whole life with that of every tryset item that ever held it. That of a removed one stays for staff. */
export async function stockItemHistory(
  { db, upcasters }: ReadDeps,
  request: FastifyRequest,
  id: number,
  query: HistoryQuery,
): Promise<History> {
  const own = knownTo(callerOf(request), await foldedStreams(db, [`stock_item-${id}`], upcasters));
  if (own === null) throw notFound('stock_item', id);
  const rentals = await foldedStreams(db, rentalStreams(own), upcasters);
  return timeline(db, request, [...own, ...rentals], query);
}
