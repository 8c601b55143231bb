import { type StockStatus, stockStatuses } from '#domain/stock/stock-status.ts';
import type { Caller } from '#http/caller.ts';
import type { LogDeps } from '../deps.ts';
import { actorNames } from '../kit/history/actors.ts';
import { foldedStreams, type Step } from '../kit/history/streams.ts';
import { eventsFor } from '../kit/scope.ts';
import type { StockItemDetail } from './contract.ts';

const lastChanges = 100;

/** Status changes of a garment, newest first, with actor and reason. */
export async function statusChanges(
  deps: LogDeps,
  caller: Caller,
  id: number,
): Promise<StockItemDetail['history']> {
  const steps = eventsFor(deps.areas, caller, await foldedStreams(deps, [`stock_item-${id}`]));
  const changes = steps
    .filter(({ before, after }) => before.status !== after.status)
    .slice(-lastChanges)
    .reverse();
  const names = await actorNames(
    deps,
    caller,
    changes.map(({ metadata }) => metadata.actor),
  );
  return changes.map(({ before, after, metadata, effectiveAt }) => ({
    before: statusIn(before),
    after: statusIn(after),
    actor: { ...metadata.actor, name: names(metadata.actor) },
    comment: metadata.reason ?? null,
    createdTime: effectiveAt,
  }));
}

/** Status of a garment's folded state; `none` before its first event. */
function statusIn({ status }: Step['before']): StockStatus {
  return stockStatuses.find((one) => one === status) ?? 'none';
}
