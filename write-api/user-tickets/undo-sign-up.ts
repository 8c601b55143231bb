import { type SignUp, settleSignUp } from '#domain/user-tickets/settle-sign-up.ts';
import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import type { WriteDeps } from '../deps.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';

/** Undoes the steps of a sign-up, unless its ticket was requested: by a request with the same idempotency key. */
export async function undoSignUp(deps: WriteDeps, signUp: SignUp, context: CommandContext): Promise<void> {
  for (;;) {
    const { state } = await deps.streams.refresh(userTicket, signUp.ticketId);
    const { steps, isLast } = settleSignUp(signUp, state.status);
    for (const step of steps) await runTarget(deps.streams, step, stepOf(context));
    if (isLast) return;
  }
}
