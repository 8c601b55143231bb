import type { FastifyRequest } from 'fastify';
import { pageOf } from '#http/lists.ts';
import { callerOf } from '#http/rights.ts';
import type { LogDeps } from '../../deps.ts';
import type { History, HistoryQuery } from './contract.ts';
import type { Step } from './streams.ts';
import { timeline } from './timeline.ts';

/** Answers one page of a history. */
export async function historyAnswer(
  deps: LogDeps,
  request: FastifyRequest<{ Querystring: HistoryQuery }>,
  related: readonly Step[],
): Promise<History> {
  const { listed, ...rest } = await timeline(deps, callerOf(request), related, request.query);
  return { ...pageOf(request, listed), ...rest };
}
