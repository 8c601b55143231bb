import type { FastifyRequest } from 'fastify';
import { notFound } from '#http/errors.ts';
import { callerOf } from '#http/rights.ts';
import type { ReadDeps } from '../../deps.ts';
import type { History, HistoryQuery } from './contract.ts';
import { foldedStreams, knownTo, type Step } from './streams.ts';
import { timeline } from './timeline.ts';

/** A tryset's own events with those of its items. A brand admin sees its own items' alone. */
export async function trysetHistory(
  { db, upcasters }: ReadDeps,
  request: FastifyRequest,
  id: number,
  query: HistoryQuery,
): Promise<History> {
  const own = await foldedStreams(db, [`tryset-${id}`], upcasters);
  const items = await foldedStreams(db, itemStreams(own), upcasters);
  const related = [...items, ...own];
  if (knownTo(callerOf(request), related) === null) throw notFound('tryset', id);
  return timeline(db, request, related, query);
}

function itemStreams(steps: readonly Step[]): string[] {
  const items = (steps.at(-1)?.after.items ?? []) as readonly { trysetItemId: number }[];
  return items.map((item) => `tryset_item-${item.trysetItemId}`);
}
