import type { PaymentCommand } from '#domain/payments/payment-commands.ts';
import { actors } from '#domain/testing/actors.ts';
import { paymentId } from '#domain/testing/payments.ts';
import type { WriteDeps } from '../../deps.ts';
import { systemContext } from '../../kit/changes/context.ts';
import { runTarget } from '../../kit/commands/run-target.ts';
import type { DueCall, OutsideCall } from '../../kit/outside/outside-call.ts';

/** A call that is due for the first time. */
export function dueCall(key: string): DueCall {
  return {
    key,
    cause: { eventId: 'e', correlationId: 'c' },
    askedAt: null,
    tries: 0,
    answer: null,
    keep: async () => {},
    signal: new AbortController().signal,
  };
}

/** Runs commands on the payment of the samples, and makes calls to the provider. */
export function stepsOn(deps: WriteDeps) {
  return {
    run: (command: PaymentCommand, actor = actors.system) =>
      runTarget(
        deps.streams,
        { on: 'payment', id: paymentId, command },
        { ...systemContext(deps.clock), actor },
      ),
    make: ({ call }: OutsideCall, key: string) => call(deps, dueCall(key)),
  };
}
