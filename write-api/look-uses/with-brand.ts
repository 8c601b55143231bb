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
import { endOfConfirmed, endWithBrand } from './end-with-brand.ts';

const removed: BrandEvent['type'] = 'BrandRemoved';
const requested: LookUseEvent['type'] = 'LookUseRequested';
const confirmed: LookUseEvent['type'] = 'LookUseConfirmed';

/**
 * Cancels the open uses of a removed brand. A use may be requested just after the removal, so it is canceled too. One that was
 * confirmed during the removal ends, even if the confirming process died before it looked at the brand again.
 */
export const cancelUsesOfBrand: Effect = async (deps, stored, id) => {
  if (stored.type === removed) {
    for (const useId of await liveUsesOf(deps, { kind: 'brand', id })) await close(deps, stored, useId);
  }
  if (stored.type !== requested && stored.type !== confirmed) return;
  const { brandId } = (await deps.streams.refresh(lookUse, id)).state;
  if ((await deps.streams.refresh(brand, brandId)).state.status === 'removed') await close(deps, stored, id);
};

async function close(deps: WriteDeps, { id, type, metadata }: StoredEvent, useId: number): Promise<void> {
  const { status } = (await deps.streams.refresh(lookUse, useId)).state;
  const context = {
    commandId: derivedCommandId(id, `cancel look_use ${useId}`),
    actor: system,
    receivedAt: deps.clock(),
    correlationId: metadata.$correlationId,
    causationId: id,
  };
  if (status === 'confirmed') {
    const commandId = type === confirmed ? endOfConfirmed(metadata.commandId) : context.commandId;
    await endWithBrand(deps.streams, useId, { ...context, commandId });
  }
  if (status !== 'initialized' && status !== 'in_progress') return;
  await runTarget(deps.streams, { on: 'look_use', id: useId, command: { action: 'cancel' } }, context);
}
