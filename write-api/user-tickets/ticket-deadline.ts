import { type Duty, dutyOf, type UserTicketDeadline } from '#domain/user-tickets/deadlines.ts';
import type { SignUpDeadline } from '#domain/user-tickets/reacting.ts';
import type { UserTicket } from '#domain/user-tickets/ticket-state.ts';
import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import type { WriteDeps } from '../deps.ts';
import { sendMessage } from '../inbox/send-message.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { DeadlineFiring } from '../kit/follower/effect.ts';
import { mailRenewal } from './letters.ts';
import { payTicket } from './pay-ticket.ts';
import { isStaying, openNext } from './renewal.ts';
import { undoSignUp } from './undo-sign-up.ts';

/** Each round moves the ticket on, unless another command did so meanwhile. */
const roundsAtMost = 20;

type Step = (name: string) => CommandContext;

/** Carries out the duty of a deadline. A step that meets a concurrent command, such as a cancel, is decided again. */
export const ticketDeadline: DeadlineFiring<UserTicketDeadline> = {
  async fire(deps, { name, ticketId, dueAt }, context) {
    for (let round = 0; round < roundsAtMost; round += 1) {
      const { state } = await deps.streams.refresh(userTicket, ticketId);
      const duty = dutyOf(state, name, deps.clock());
      const step: Step = (part) => context(`${dueAt}:${part}`);
      if (duty === null || (await isDone(deps, state, duty, step))) return;
    }
    throw new Error(`the deadline ${name} of ticket ${ticketId} does not come to an end`);
  },
};

/** Undoes a sign-up that was never decided. */
export const signUpDeadline: DeadlineFiring<SignUpDeadline> = {
  fire: (deps, { signUp }, context) => undoSignUp(deps, signUp, context('settle')),
};

/** Takes one step. Returns false if the ticket must be asked again. */
async function isDone(deps: WriteDeps, state: UserTicket, duty: Duty, step: Step): Promise<boolean> {
  const { ticketId: id } = state;
  switch (duty.do) {
    case 'begin':
    case 'end':
    case 'renew': {
      const action = duty.do === 'renew' && !(await isStaying(deps, state.userId)) ? 'stop' : duty.do;
      const command =
        action === 'stop'
          ? ({ action: 'set_recharging', isRecharging: false } as const)
          : ({ action } as const);
      await runTarget(deps.streams, { on: 'user_ticket', id, command }, step(action));
      return false;
    }
    case 'open_next':
      await openNext(deps, state, step);
      return true;
    case 'announce':
      await announce(deps, state, duty.isRenewing, step('announce'));
      return true;
    case 'charge':
      await payTicket(deps, state, step('charge'));
      return true;
    case 'fail_payment': {
      const { paymentId } = duty;
      const command = { action: 'fail', why: 'ended' } as const;
      await runTarget(deps.streams, { on: 'payment', id: paymentId, command }, step(`fail ${paymentId}`));
      return true;
    }
  }
}

/** Mails the price of the renewal, or tells the member that the plan ends. */
async function announce(
  deps: WriteDeps,
  state: UserTicket,
  isRenewing: boolean,
  context: CommandContext,
): Promise<void> {
  if (isRenewing) return mailRenewal(deps, state, context);
  const { ticketId, userId } = state;
  const cause = { eventId: context.causationId, correlationId: context.correlationId };
  await sendMessage(deps, { userId, templateCode: 'plan_ending', aboutId: ticketId, cause });
}
