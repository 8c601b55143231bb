import type { FastifyRequest } from 'fastify';
import { notFound } from '#http/errors.ts';
import { callerOf } from '#http/rights.ts';
import type { ReadDeps } from '../deps.ts';
import type { History, HistoryQuery } from '../kit/history/contract.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { timeline } from '../kit/history/timeline.ts';
import { knownTo } from '../kit/history/told.ts';

/** A brand's own events with those of everybody who ever acted for it. That of a removed brand stays for staff. */
export async function brandHistory(
  deps: ReadDeps,
  request: FastifyRequest,
  id: number,
  query: HistoryQuery,
): Promise<History> {
  const own = knownTo(deps, callerOf(request), await foldedStreams(deps, [`brand-${id}`]));
  if (own === null) throw notFound('brand', id);
  const admins = await deps.db
    .selectFrom('read.brandAdmins')
    .select('id')
    .where('brandId', '=', id)
    .execute();
  const theirs = await foldedStreams(
    deps,
    admins.map((admin) => `brand_admin-${admin.id}`),
  );
  return timeline(deps, request, [...own, ...theirs], query);
}
