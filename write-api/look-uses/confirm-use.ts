import { lookUse } from '#domain/look-uses/look-use.ts';
import type { WriteDeps } from '../deps.ts';
import { runTarget, type TargetOutcome } from '../kit/commands/run-target.ts';
import { brandStands } from '../products/still-stands.ts';
import { endOfConfirmed, endWithBrand } from './end-with-brand.ts';
import { brandGone, type Confirming, requireConfirmable } from './may-confirm.ts';

/**
 * Confirms a use, then looks at its brand again. A removal of the brand either sees the confirmed use, or is stopped here, or came
 * first: then the use ends, and the brand owes nothing.
 *
 * @throws 422 `look_use.brand_gone` if the brand is removed, and what `requireConfirmable` throws.
 */
export async function confirmUse(
  deps: WriteDeps,
  { seenRevision, ...confirming }: Confirming & { seenRevision: bigint | null },
): Promise<TargetOutcome> {
  const { id, command, context } = confirming;
  await requireConfirmable(deps, confirming);
  const outcome = await runTarget(deps.streams, { on: 'look_use', id, command }, context, seenRevision);
  if (!outcome.ok) return outcome;
  const { state, memory } = await deps.streams.refresh(lookUse, id);
  const ended = endOfConfirmed(context.commandId);
  if (memory.some(({ commandId }) => commandId === ended)) throw brandGone(state.brandId);
  // A repeated command may come after the use is over, when its brand may be gone.
  if (state.status !== 'confirmed' || (await brandStands(deps.streams, state.brandId, context))) {
    return outcome;
  }
  await endWithBrand(deps.streams, id, { ...context, commandId: ended, causationId: context.commandId });
  throw brandGone(state.brandId);
}
