import { member } from '#domain/members/member.ts';
import { availableOf } from '#domain/points/account-state.ts';
import { heldFor, sumOf } from '#domain/points/holds.ts';
import { pointAccount } from '#domain/points/point-account.ts';
import type { WriteDeps } from '../deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget } from '../kit/commands/run-target.ts';

interface Held {
  userId: number;
  ticketId: number;
}

/** Holds points for a ticket. Throws 422 `point_account.not_enough` if the member has fewer. */
export async function holdPoints(
  { streams }: WriteDeps,
  { userId, ticketId }: Held,
  amount: number,
  context: CommandContext,
): Promise<void> {
  if (amount === 0) return;
  const outcome = await runTarget(
    streams,
    {
      on: 'point_account',
      id: userId,
      command: {
        action: 'hold',
        for: { kind: 'ticket', id: ticketId },
        shares: [{ itemId: ticketId, amount }],
      },
    },
    context,
  );
  if (!outcome.ok) throw refusalError(outcome);
}

/**
 * Holds the member's points for a renewal, up to the price, if the member wants points to pay first. Returns the held amount. A
 * repeat after a crash keeps the amount that was held before.
 */
export async function holdForRenewal(
  deps: WriteDeps,
  held: Held,
  price: number,
  step: () => CommandContext,
): Promise<number> {
  const { state: who } = await deps.streams.refresh(member, held.userId);
  for (;;) {
    const { state } = await deps.streams.refresh(pointAccount, held.userId);
    const known = sumOf(heldFor(state.holds, { kind: 'ticket', id: held.ticketId }, null));
    if (known > 0 || !who.usePointsForPlan || state.status !== 'open') return known;
    const amount = Math.min(price, Math.max(0, availableOf(state)));
    if (amount === 0) return 0;
    const { kind, id } = { kind: 'ticket', id: held.ticketId } as const;
    const command = { action: 'hold', for: { kind, id }, shares: [{ itemId: id, amount }] } as const;
    const outcome = await runTarget(deps.streams, { on: 'point_account', id: held.userId, command }, step());
    // The member spent points meanwhile: hold fewer.
    if (outcome.ok) continue;
    const error = refusalError(outcome);
    if (error.errorCode !== 'point_account.not_enough') throw error;
  }
}
