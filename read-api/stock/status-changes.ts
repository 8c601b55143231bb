import type { Caller } from '#http/caller.ts';
import type { LogDeps } from '../deps.ts';
import { actorNames } from '../kit/history/actors.ts';
import { foldedStreams } from '../kit/history/streams.ts';
import { eventsFor } from '../kit/scope.ts';
import type { StockItemDetail } from './contract.ts';

const lastChanges = 100;

/** How a garment's status changed, newest first, with who did it and the reason that was given. */
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
    deps.db,
    changes.map(({ metadata }) => metadata.actor),
  );
  return changes.map(({ before, after, metadata, effectiveAt }) => ({
    before: String(before.status),
    after: String(after.status),
    actor: { ...metadata.actor, name: names(metadata.actor) },
    comment: metadata.reason ?? null,
    createdTime: effectiveAt,
  }));
}
