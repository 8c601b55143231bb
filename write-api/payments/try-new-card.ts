import type { WalletEvent } from '#domain/cards/card-events.ts';
import { newCardFor } from '#domain/payments/new-card.ts';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentEvent } from '#domain/payments/payment-events.ts';
import { entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import { ownerOfWallet, wallets } from '../cards/owners.ts';
import type { WriteDeps } from '../deps.ts';
import { systemContext } from '../kit/changes/context.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { openPaymentsOf } from '../open-payments.ts';
import { freshLetters } from './random-letters.ts';

type Told = WalletEvent['type'] | PaymentEvent['type'];

/**
 * Tries declined payments with a card that their payer brought or chose after the decline. The decline may come later than the
 * card, while a charge is under way, so it is handled too. The command's id derives from the event, so each event starts one
 * try. A refusal means that the payment moved on.
 */
export async function tryNewCard(deps: WriteDeps, stored: StoredEvent, id: number): Promise<void> {
  for (const paymentId of await concerned(deps, stored, id)) {
    const { state } = await deps.streams.refresh(payment, paymentId);
    if (state.payer === null) continue;
    const { kind, id: payerId } = state.payer;
    const card = newCardFor(state, (await deps.streams.refresh(wallets[kind], payerId)).state);
    if (card === null) continue;
    const tried = { method: 'card', ...card, receiptBuyer: null, random: freshLetters() } as const;
    const command = { action: 'try', ...tried } as const;
    await runTarget(
      deps.streams,
      { on: 'payment', id: paymentId, command },
      {
        ...systemContext(deps.clock),
        commandId: derivedCommandId(stored.id, `try payment ${paymentId}`),
        correlationId: stored.metadata.$correlationId,
        causationId: stored.id,
      },
    );
  }
}

async function concerned({ db }: WriteDeps, { type, stream }: StoredEvent, id: number): Promise<number[]> {
  switch (type as Told) {
    case 'PaymentDeclined':
      return [id];
    case 'CardRegistered':
    case 'CardReplaced':
    case 'CardMadePrimary': {
      const kind = ownerOfWallet(entityOf(stream).category);
      return kind === null ? [] : openPaymentsOf(db, { kind, id });
    }
    default:
      return [];
  }
}
