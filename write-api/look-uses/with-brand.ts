import { system } from '#domain/actor.ts';
import { brand } from '#domain/brands/brand.ts';
import type { BrandEvent } from '#domain/brands/brand-events.ts';
import { lookUse } from '#domain/look-uses/look-use.ts';
import type { LookUseEvent } from '#domain/look-uses/use-events.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { liveUsesOf } from '../live-look-uses.ts';

const removed: BrandEvent['type'] = 'BrandRemoved';
const requested: LookUseEvent['type'] = 'LookUseRequested';

/** Cancels the open uses of a removed brand. A use may be requested just after the removal, so it is canceled too. */
export const cancelUsesOfBrand: Effect = async (deps, stored, id) => {
  if (stored.type === removed) {
    for (const useId of await liveUsesOf(deps, { kind: 'brand', id })) await cancel(deps, stored, useId);
  }
  if (stored.type !== requested) return;
  const { brandId } = (await deps.streams.refresh(lookUse, id)).state;
  if ((await deps.streams.refresh(brand, brandId)).state.status === 'removed') await cancel(deps, stored, id);
};

async function cancel(deps: WriteDeps, { id, metadata }: StoredEvent, useId: number): Promise<void> {
  const { status } = (await deps.streams.refresh(lookUse, useId)).state;
  if (status !== 'initialized' && status !== 'in_progress') return;
  const context = {
    commandId: derivedCommandId(id, `cancel look_use ${useId}`),
    actor: system,
    receivedAt: deps.clock(),
    correlationId: metadata.$correlationId,
    causationId: id,
  };
  await runTarget(deps.streams, { on: 'look_use', id: useId, command: { action: 'cancel' } }, context);
}
