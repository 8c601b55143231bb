import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import { type AnyIdParams, IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { callerOf, type Who } from '#http/rights.ts';
import type { ReadDeps } from '../../deps.ts';
import { History, HistoryQuery } from './contract.ts';
import { historyAnswer } from './history-answer.ts';
import type { Step } from './streams.ts';

/** Loads the events of an entity's history; null if the caller may see none of them. */
export type StepsOf = (deps: ReadDeps, caller: Caller, id: number) => Promise<readonly Step[] | null>;

interface HistoryCall {
  /** Path of the collection: `/v2/agencies`. */
  url: string;
  /** The schema of the path's id; four bytes if omitted. */
  params?: AnyIdParams;
  /** Name of the entity in error codes. */
  entity: string;
  tags: readonly string[];
  who: Who;
  /** Name of the entity in the operation id: `getAgencyHistory`. */
  name: string;
  summary: string;
  steps: StepsOf;
}

/** Adds the call that returns an entity's history. */
export function historyRoute(
  app: Parameters<FastifyPluginAsyncTypebox>[0],
  deps: ReadDeps,
  { url, params = IdParams, entity, tags, who, name, summary, steps }: HistoryCall,
): void {
  app.get(
    `${url}/:id/history`,
    operation(
      who,
      {
        operationId: `get${name}History`,
        tags,
        summary,
        params,
        querystring: HistoryQuery(deps.areas),
        response: { 200: History },
      },
      [404],
    ),
    async (request) => {
      const { id } = request.params;
      const told = await steps(deps, callerOf(request), id);
      if (told === null) throw notFound(entity, id);
      return historyAnswer(deps, request, told);
    },
  );
}
