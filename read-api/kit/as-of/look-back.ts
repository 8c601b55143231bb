import type { Caller } from '#http/caller.ts';
import type { ReadDeps } from '../../deps.ts';
import { stockItemDetail } from '../../stock/detail.ts';
import { trysetItemDetail } from '../../tryset-items/detail.ts';
import { trysetDetail } from '../../trysets/detail.ts';
import { asItWas } from './as-it-was.ts';
import type { AsOf } from './contract.ts';
import type { Point } from './point.ts';
import { stockItemSubject, trysetItemSubject, trysetSubject } from './subjects.ts';

const kinds = {
  tryset_item: { subject: trysetItemSubject, detail: trysetItemDetail },
  stock_item: { subject: stockItemSubject, detail: stockItemDetail },
  tryset: { subject: trysetSubject, detail: trysetDetail },
};

/** What can be looked at as it was. */
export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];

export function subjectOf(kind: Kind) {
  return kinds[kind].subject;
}

/** What the detail call answers of one thing at a point, for callers that are not HTTP requests. */
export async function lookBack(
  deps: ReadDeps,
  caller: Caller,
  kind: Kind,
  id: number,
  point: Point,
): Promise<{ answer: object & { asOf: AsOf }; isParked: boolean }> {
  const { subject, detail } = kinds[kind];
  const then = await asItWas(deps, caller, subject, id, point);
  return { answer: { ...(await detail(then.deps, caller, id)), asOf: then.asOf }, isParked: then.isParked };
}
