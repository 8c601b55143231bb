import { brand } from '#domain/brands/brand.ts';
import { lookUse } from '#domain/look-uses/look-use.ts';
import type { LookUseAct } from '#domain/look-uses/use-commands.ts';
import { look } from '#domain/looks/look.ts';
import { type ApiError, conflict, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { lacksGuardian } from '../members/guardian.ts';

export interface Confirming {
  id: number;
  command: Extract<LookUseAct, { action: 'confirm' }>;
  context: CommandContext;
}

export function brandGone(brandId: number): ApiError {
  return unprocessable('look_use.brand_gone', 'the brand was removed, so its uses end', { brandId });
}

/** Throws 422 `look_use.reason_missing` if staff agree for the member without saying how the member agreed. */
export function requireReasonToAgree({ actor, reason }: CommandContext): void {
  if (actor.label !== 'staff' || reason !== undefined) return;
  throw unprocessable('look_use.reason_missing', 'say in the reason how the member agreed, such as on paper');
}

/**
 * Checks a confirmation that other streams or the reason may forbid. A repeated command passes.
 *
 * @throws 422 `look_use.reason_missing` for another price without a reason, 422 `look_use.brand_gone` and `look_use.look_gone` if the
 *   brand or the look is removed, and 409 `user.guardian_missing` if a minor would get money without a guardian's consent.
 */
export async function requireConfirmable(
  deps: WriteDeps,
  { id, command, context }: Confirming,
): Promise<void> {
  const { state, memory } = await deps.streams.refresh(lookUse, id);
  if (memory.some(({ commandId }) => commandId === context.commandId)) return;
  const { price, lookId, userId, brandId } = state;
  const isOtherPrice = price !== null && command.amount !== null && command.amount !== price.amount;
  if (isOtherPrice && context.reason === undefined) {
    throw unprocessable('look_use.reason_missing', 'say in the reason why the price is not the list price');
  }
  if (state.status !== 'in_progress') return;
  const { status } = (await deps.streams.refresh(look, lookId)).state;
  if ((await deps.streams.refresh(brand, brandId)).state.status === 'removed') throw brandGone(brandId);
  if (status !== 'posted') {
    throw unprocessable('look_use.look_gone', 'the look was removed: reject the use', { lookId });
  }
  if (price?.kind !== 'cash' || !(await lacksGuardian(deps, userId))) return;
  throw conflict(
    'user.guardian_missing',
    'the member is a minor: record the guardian’s consent before the member gets money',
    { userId },
  );
}
