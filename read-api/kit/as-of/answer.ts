import type { FastifyRequest } from 'fastify';
import { callerOf } from '#http/rights.ts';
import type { ReadDeps } from '../../deps.ts';
import { showing } from '../freshness/hook.ts';
import { asItWas } from './as-it-was.ts';
import type { AsOf, AsOfQuery } from './contract.ts';
import type { Past } from './past.ts';
import { pointOf } from './point.ts';

/** Answers a detail call by the id of its path: the current state, or the past state if the query names a point. */
export async function detailAnswer<Answer extends object>(
  deps: ReadDeps,
  request: FastifyRequest<{ Params: { id: number }; Querystring: AsOfQuery }>,
  past: Past<Answer>,
): Promise<Answer & { asOf?: AsOf }> {
  return stateAnswer(deps, request, past, request.params.id);
}

/** Answers a detail call of the entity `id`, as `detailAnswer` does, for paths with ids of other things too. */
export async function stateAnswer<Answer extends object>(
  deps: ReadDeps,
  request: FastifyRequest<{ Querystring: AsOfQuery }>,
  past: Past<Answer>,
  id: number,
): Promise<Answer & { asOf?: AsOf }> {
  const caller = callerOf(request);
  const point = pointOf(request.query, deps.now());
  if (point === null) {
    showing(request, past.projection, [id]);
    return past.detail(deps, caller, id);
  }
  const then = await asItWas(deps, caller, past, id, point);
  request.showsParked = then.isParked;
  const detail = await past.detail(then.deps, caller, id);
  const ofToday = Object.fromEntries((past.ofToday ?? []).map((name) => [name, null]));
  return { ...detail, ...ofToday, asOf: then.asOf };
}
