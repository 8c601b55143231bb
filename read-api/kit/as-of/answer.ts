import type { FastifyRequest } from 'fastify';
import type { Caller } from '#http/caller.ts';
import { callerOf } from '#http/rights.ts';
import type { ReadDeps } from '../../deps.ts';
import { showing } from '../freshness/hook.ts';
import { asItWas } from './as-it-was.ts';
import type { AsOf, AsOfQuery } from './contract.ts';
import { pointOf } from './point.ts';
import type { Subject } from './subjects.ts';

type Detail<Answer> = (deps: ReadDeps, caller: Caller, id: number) => Promise<Answer>;

/** What a detail call answers: how the thing is, or, where the query names a point, how it was. */
export async function detailAnswer<Answer extends object>(
  deps: ReadDeps,
  request: FastifyRequest<{ Params: { id: number }; Querystring: AsOfQuery }>,
  { subject, projection, detail }: { subject: Subject; projection: string; detail: Detail<Answer> },
): Promise<Answer & { asOf?: AsOf }> {
  const { id } = request.params;
  const caller = callerOf(request);
  const point = pointOf(request.query, deps.now());
  if (point === null) {
    showing(request, projection, [id]);
    return detail(deps, caller, id);
  }
  const then = await asItWas(deps, caller, subject, id, point);
  request.showsParked = then.isParked;
  return { ...(await detail(then.deps, caller, id)), asOf: then.asOf };
}
