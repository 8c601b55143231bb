import { randomUUID } from 'node:crypto';
import { system } from '#domain/actor.ts';
import { personKey } from '#domain/members/person.ts';
import { type Finding, learningPayment } from '#domain/payments/findings.ts';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentCommand } from '#domain/payments/payment-commands.ts';
import type { Payment } from '#domain/payments/payment-state.ts';
import { ApiError } from '#http/errors.ts';
import type { DeadlineCause } from '../database.ts';
import type { WriteDeps } from '../deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import { consequencesOf, runConsequences, runTarget } from '../kit/commands/run-target.ts';
import type { ProviderPayment } from '../payment-provider/provider-payment.ts';

/** A step of a call to the provider. The payment's state decides whether it is new, so each step has an id of its own. */
function stepContext({ clock }: WriteDeps, cause: DeadlineCause): CommandContext {
  return {
    commandId: randomUUID(),
    actor: system,
    receivedAt: clock(),
    correlationId: cause.correlationId,
    causationId: cause.eventId,
  };
}

/** Lets a payment learn an attempt in the provider's books, with all consequences. Returns the state after it. */
export async function learn(
  deps: WriteDeps,
  cause: DeadlineCause,
  id: number,
  found: ProviderPayment,
): Promise<Payment> {
  const { state } = await deps.streams.refresh(payment, id);
  const finding = await findingOf(deps, state, found);
  const context = stepContext(deps, cause);
  const command = { action: 'learn', finding } as const;
  const outcome = await runCommand(
    deps.streams,
    { decider: learningPayment, id, command, name: 'learn' },
    context,
  );
  if (!outcome.ok) throw refusalError(outcome);
  for (const { id: eventId, event } of outcome.events) {
    await runConsequences(deps.streams, eventId, consequencesOf('payment', event, outcome.state), context);
  }
  return outcome.state;
}

/** Runs the system's own command on a payment. A refusal means that the payment moved on, and is ignored. */
export async function tell(
  deps: WriteDeps,
  cause: DeadlineCause,
  id: number,
  command: PaymentCommand,
): Promise<void> {
  await runTarget(deps.streams, { on: 'payment', id, command }, stepContext(deps, cause));
}

/**
 * Seals an account that the payment does not know yet with the payer's key. A forgotten payer has no key; the account is then left
 * out, so that the payment still ends at its due time.
 */
async function findingOf(deps: WriteDeps, state: Payment, found: ProviderPayment): Promise<Finding> {
  const { account, method: _, hasReceipt: __, ...rest } = found;
  const unsealed = { ...rest, account: null };
  if (account === null || found.status !== 'ready' || state.payer === null) return unsealed;
  const tried = state.attempts.find(({ merchantUid }) => merchantUid === found.merchantUid);
  const isNews = tried !== undefined && tried.attempt > (state.account?.attempt ?? 0);
  if (state.status !== 'pending' || !isNews) return unsealed;
  const { bank, number, holder, dueTime } = account;
  const key = personKey(state.payer.kind, state.payer.id);
  try {
    const sealed = { number: await deps.seal(key, number), holder: await deps.seal(key, holder) };
    return { ...rest, account: { bank, dueTime, ...sealed } };
  } catch (error) {
    if (error instanceof ApiError && error.errorCode === 'person.forgotten') return unsealed;
    throw error;
  }
}
