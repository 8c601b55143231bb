import type { FastifyRequest } from 'fastify';
import { notFound } from '#http/errors.ts';
import { callerOf } from '#http/rights.ts';
import type { ReadDeps } from '../deps.ts';
import type { History, HistoryQuery } from '../kit/history/contract.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { timeline } from '../kit/history/timeline.ts';
import { membersFor } from './scope.ts';

/** A member's own events. It goes with the member: of the forgotten it would still tell the name. */
export async function userHistory(
  deps: ReadDeps,
  request: FastifyRequest,
  id: number,
  query: HistoryQuery,
): Promise<History> {
  const known = await membersFor(deps.db, callerOf(request))
    .where('member.id', '=', id)
    .select('member.id')
    .executeTakeFirst();
  if (known === undefined) throw notFound('user', id);
  const streams = Object.entries(deps.areas.streams).filter(
    ([of, { tellsOf }]) => of === 'user' || tellsOf === 'user',
  );
  const own = streams.map(([category]) => `${category}-${id}`);
  return timeline(deps, request, await foldedStreams(deps, own), query);
}
