import { system } from '#domain/actor.ts';
import { cashAccount } from '#domain/cash/cash-account.ts';
import { livePayoutClaim } from '#domain/claim-values.ts';
import { payout } from '#domain/payouts/payout.ts';
import type { Payout } from '#domain/payouts/payout-state.ts';
import { entityOf } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { Effect } from '../kit/follower/effect.ts';

/**
 * Closes an approved payout once all its lines are marked, and releases its region. Before, it makes sure that each paid line is
 * paid in its account: the next payout must not find the cash there again. Running it twice is safe. Returns the last position.
 */
export async function closeIfSettled(deps: WriteDeps, id: number, context: CommandContext): Promise<bigint> {
  let position = 0n;
  const { state } = await deps.streams.refresh(payout, id);
  const isSettled = state.lines.every(({ status }) => status !== 'pending');
  if (state.status === 'approved' && isSettled) {
    await payAccounts(deps, state, context);
    const target = { on: 'payout', id, command: { action: 'close' } } as const;
    const outcome = await runTarget(deps.streams, target, stepOf(context));
    if (outcome.ok) position = outcome.position;
  }
  const { status, regionId } = (await deps.streams.refresh(payout, id)).state;
  if (status !== 'closed') return position;
  const by = { category: 'payout', id } as const;
  const released = await deps.claims.release([livePayoutClaim(regionId)], by, context);
  return released > position ? released : position;
}

async function payAccounts(deps: WriteDeps, state: Payout, context: CommandContext): Promise<void> {
  const { payoutId, currency, lines } = state;
  for (const { userId, status, upTo, amount } of lines) {
    if (status !== 'paid') continue;
    const { entries } = (await deps.streams.refresh(cashAccount, userId)).state;
    if (entries.some((entry) => entry.payoutId === payoutId)) continue;
    const command = { action: 'pay', userId, payoutId, currency, upTo, amount } as const;
    const outcome = await runTarget(
      deps.streams,
      { on: 'cash_account', id: userId, command },
      stepOf(context),
    );
    if (!outcome.ok) throw refusalError(outcome);
  }
}

const mayBeSettled: ReadonlySet<string> = new Set([
  'PayoutApproved',
  'PayoutLinePaid',
  'PayoutLineFailed',
  'PayoutClosed',
]);

/** Finishes the work of a call that marked the last line and then crashed. */
export const closePayouts: Effect = async (deps, stored, id) => {
  if (entityOf(stored.stream).category !== 'payout' || !mayBeSettled.has(stored.type)) return;
  await closeIfSettled(deps, id, {
    commandId: derivedCommandId(stored.id, 'close payout'),
    actor: system,
    receivedAt: deps.clock(),
    correlationId: stored.metadata.$correlationId,
    causationId: stored.id,
  });
};
